import { BADGE_IDS, type BadgeId } from '@burrow/contracts';
import type { Learner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Deed, stepsNeeded, stepsOf } from './badge.rules.ts';
import { ADD_STEPS, GRANT } from './badges.queries.ts';

/** Where something was done. */
export interface DeedPlace {
  readonly course: string;
  readonly level: string | null;
}

/** Steps towards badges, and badges, in the transaction in which it is called. */
@Injectable()
export class BadgesRepository {
  constructor(private readonly db: DataSource) {}

  /**
   * Stores what deeds count for, and returns the badges that are granted with them. The caller must have entered the
   * learner.
   */
  async record(
    { kind, id }: Learner,
    deeds: readonly Deed[],
    { course, level }: DeedPlace,
  ): Promise<BadgeId[]> {
    const steps = stepsOf(deeds);
    if (steps.length === 0) return [];
    const added = await ADD_STEPS.rows(this.db.manager, [kind, id, JSON.stringify(steps), course, level]);
    const touched = [...new Set(added.map(({ badge }) => badge))];
    return touched.length === 0 ? [] : this.grant({ kind, id }, touched, { course, level });
  }

  /** Grants every badge for which the steps were taken: those of two learners may have come together. */
  grantAll(learner: Learner, place: DeedPlace): Promise<BadgeId[]> {
    return this.grant(learner, BADGE_IDS, place);
  }

  private async grant(
    { kind, id }: Learner,
    badges: readonly BadgeId[],
    { course, level }: DeedPlace,
  ): Promise<BadgeId[]> {
    const asked = badges.map(badge => ({ badge, needed: stepsNeeded(badge) }));
    const granted = await GRANT.rows(this.db.manager, [kind, id, JSON.stringify(asked), course, level]);
    return granted.map(({ badge }) => badge);
  }
}
