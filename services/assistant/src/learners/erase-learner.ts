import { type Learner, type SqlRunner } from '@burrow/service-kit';

/** Every table with something about learners. */
const LEARNER_TABLES = ['daily_tips', 'advice'] as const;

/** Deletes everything that is stored about a learner. */
export async function eraseLearner(tx: SqlRunner, { kind, id }: Learner): Promise<void> {
  for (const table of LEARNER_TABLES)
    await tx.query(`delete from assistant.${table} where learner_kind = $1 and learner_id = $2`, [kind, id]);
}
