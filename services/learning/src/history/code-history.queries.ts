import { sql } from '@burrow/service-kit';
import type { CodeHistory } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { createHash } from 'node:crypto';
import type { PlayedLevel } from '../learners/last-played.queries.ts';

/** Maximum number of different codes of a level that are stored for a learner. */
export const CODES_KEPT = 20;

export type CodeOrigin = CodeHistory['entries'][number]['origin'];

/** The hash by which equal code is recognised. */
export const hashCode = (code: string): Buffer => createHash('sha256').update(code).digest();

export const KEEP = sql`
  insert into learning.code_history as kept (learner_kind, learner_id, course, level, code_hash, code, origin, at)
  values ($1, $2, $3, $4, $5, $6, $7, coalesce($8::timestamptz, clock_timestamp()))
  on conflict (learner_kind, learner_id, course, level, code_hash)
  do update set origin = excluded.origin, at = greatest(kept.at, excluded.at)`;

/** Adopted code is counted separately, so that the runs that follow do not push it out. */
export const TRIM = sql`
  delete from learning.code_history kept using (
    select code_hash, row_number() over (partition by origin = 'adopted' order by at desc, code_hash) as place
    from learning.code_history
    where learner_kind = $1 and learner_id = $2 and course = $3 and level = $4
  ) ranked
  where kept.learner_kind = $1 and kept.learner_id = $2 and kept.course = $3 and kept.level = $4
    and kept.code_hash = ranked.code_hash and ranked.place > ${CODES_KEPT}`;

/**
 * Stores code of a level: the same code once, and the last 20 different ones. Call it after the level's
 * progress was written in the same transaction: its row lock makes runs of one level take turns.
 */
export async function keepCode(
  tx: SqlRunner,
  { learner, course, level }: PlayedLevel,
  code: string,
  origin: CodeOrigin,
  at: Date | null = null,
): Promise<void> {
  if (code === '') return;
  const key = [learner.kind, learner.id, course, level];
  await KEEP.run(tx, [...key, hashCode(code), code, origin, at]);
  await TRIM.run(tx, key);
}

/** Deletes code of a level beyond the last 20. */
export const trimCodes = (tx: SqlRunner, { learner, course, level }: PlayedLevel): Promise<void> =>
  TRIM.run(tx, [learner.kind, learner.id, course, level]);
