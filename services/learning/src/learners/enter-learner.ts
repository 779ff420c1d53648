import { type Learner, learnerGone, type SqlRunner } from '@burrow/service-kit';

/**
 * Call this before a learner's work is written: until the transaction ends, nobody can move or
 * erase it.
 * @throws DomainError auth/not-logged-in for a learner who was removed
 */
export async function enterLearner(tx: SqlRunner, { kind, id }: Learner): Promise<void> {
  const rows: { entered: boolean }[] = await tx.query('select learning.enter($1, $2) as entered', [kind, id]);
  if (!rows[0]?.entered) throw learnerGone();
}
