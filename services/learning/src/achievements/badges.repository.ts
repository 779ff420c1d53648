import { BADGE_IDS, type BadgeId } from '@burrow/contracts';
import type { Learner, SqlRunner } from '@burrow/service-kit';
import { type Deed, stepsNeeded, stepsOf } from './badge.rules.ts';
import { ADD_STEPS, GRANT } from './badges.queries.ts';

/** Where something was done. */
export interface DeedPlace {
  readonly course: string;
  readonly level: string | null;
}

/**
 * Stores what deeds count for, and returns the badges that are granted with them. The caller must have entered the
 * learner.
 */
export async function recordDeeds(
  sql: SqlRunner,
  { kind, id }: Learner,
  deeds: readonly Deed[],
  { course, level }: DeedPlace,
): Promise<BadgeId[]> {
  const steps = stepsOf(deeds);
  if (steps.length === 0) return [];
  const added = await ADD_STEPS.rows(sql, [kind, id, JSON.stringify(steps), course, level]);
  const touched = [...new Set(added.map(({ badge }) => badge))];
  return touched.length === 0 ? [] : grant(sql, { kind, id }, touched, { course, level });
}

async function grant(
  sql: SqlRunner,
  { kind, id }: Learner,
  badges: readonly BadgeId[],
  { course, level }: DeedPlace,
): Promise<BadgeId[]> {
  const asked = badges.map(badge => ({ badge, needed: stepsNeeded(badge) }));
  const granted = await GRANT.rows(sql, [kind, id, JSON.stringify(asked), course, level]);
  return granted.map(({ badge }) => badge);
}

/** Grants every badge for which the steps were taken: those of two learners may have come together. */
export const grantAll = (sql: SqlRunner, learner: Learner, place: DeedPlace): Promise<BadgeId[]> =>
  grant(sql, learner, BADGE_IDS, place);
