import { type Learner, learnerGone, type SqlRunner } from '@burrow/service-kit';

/**
 * To be called before the work of a learner is written: until the transaction ends nobody moves or
 * erases it.
 * @throws DomainError auth/not-logged-in for a learner who was removed
 */
export async function enterLearner(tx: SqlRunner, { kind, id }: Learner): Promise<void> {
  const rows: { entered: boolean }[] = await tx.query('select learning.enter($1, $2) as entered', [kind, id]);
  if (!rows[0]?.entered) throw learnerGone();
}
