import { type Learner, type SqlRunner } from '@burrow/service-kit';

/** Every table with learners' work. */
export const LEARNER_TABLES = [
  'daily_runs',
  'completions',
  'progress',
  'code_history',
  'last_played',
] as const;

/** Deletes everything that a learner did. */
export async function eraseLearner(tx: SqlRunner, { kind, id }: Learner): Promise<void> {
  for (const table of LEARNER_TABLES) {
    await tx.query(`delete from learning.${table} where learner_kind = $1 and learner_id = $2`, [kind, id]);
  }
}
