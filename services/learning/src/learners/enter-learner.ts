import { type Learner, learnerGone, type SqlRunner } from '@burrow/service-kit';
import { ENTER } from './enter-learner.queries.ts';

/**
 * Call this before a learner's work is written: until the transaction ends, nobody can move or
 * erase it.
 * @throws DomainError auth/not-logged-in for a learner who was removed
 */
export async function enterLearner(tx: SqlRunner, { kind, id }: Learner): Promise<void> {
  const rows = await ENTER.rows(tx, [kind, id]);
  if (!rows[0]?.entered) throw learnerGone();
}
