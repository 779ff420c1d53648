import { DomainError, type SqlRunner } from '@burrow/service-kit';
import type { Learner } from './learner.ts';

/** What a lock is held for: a learner, or another thing of which a copy is kept. */
export interface LockKey {
  readonly kind: Learner['kind'] | 'class' | 'organization';
  readonly id: string;
}

export const learnerGone = () =>
  new DomainError('auth/not-signed-in', 'This account does not exist any more.');

/**
 * To be called before the work of a learner is written: until the transaction ends nobody moves or
 * erases it.
 * @throws DomainError auth/not-signed-in for a learner who was removed
 */
export async function enterLearner(tx: SqlRunner, { kind, id }: Learner): Promise<void> {
  const rows: { entered: boolean }[] = await tx.query('select learning.enter($1, $2) as entered', [kind, id]);
  if (!rows[0]?.entered) throw learnerGone();
}

/** Waits until nobody writes under these keys; nobody does until the transaction ends. */
export async function holdAlone(tx: SqlRunner, ...keys: readonly LockKey[]): Promise<void> {
  const nameOf = ({ kind, id }: LockKey) => `${kind} ${id}`;
  for (const { kind, id } of keys.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))) {
    await tx.query('select pg_advisory_xact_lock(learning.lock_key($1, $2))', [kind, id]);
  }
}
