import type { SqlRunner } from '../database/sql-runner.ts';
import type { Learner } from './learner.ts';

/** What a lock is held for: a learner, or a class of which a copy is kept. */
export interface LockKey {
  readonly kind: Learner['kind'] | 'class';
  readonly id: string;
}

const HOLD = "select pg_advisory_xact_lock(hashtextextended($1 || ' ' || ($2::uuid)::text, 0))";

/**
 * Waits until nobody else in the service works under these keys; nobody does until the transaction ends. Keys are
 * taken in one order, so that two who need the same ones do not wait for each other.
 */
export async function holdAlone(tx: SqlRunner, schema: string, ...keys: readonly LockKey[]): Promise<void> {
  const nameOf = ({ kind, id }: LockKey): string => `${kind} ${id}`;
  for (const { kind, id } of keys.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)))
    await tx.query(HOLD, [`${schema} ${kind}`, id]);
}
