import { DomainError, type SqlRunner } from '@burrow/service-kit';
import type { Learner } from './learner.ts';

/** What a lock is held for: a learner, or a class of which a copy is kept. */
export interface LockKey {
  readonly kind: Learner['kind'] | 'class';
  readonly id: string;
}

const nameOf = ({ kind, id }: LockKey): string => `assistant ${kind} ${id}`;

/** Waits until nobody else works under these keys; nobody does until the transaction ends. */
export async function hold(tx: SqlRunner, ...keys: readonly LockKey[]): Promise<void> {
  for (const name of keys.map(nameOf).toSorted())
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}

export const learnerGone = (): DomainError =>
  new DomainError('auth/not-signed-in', 'This account does not exist any more.');
