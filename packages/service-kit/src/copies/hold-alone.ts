import type { SqlRunner } from '../database/sql-runner.ts';
import type { Learner } from './learner.ts';

/** What a lock is for: a learner, or a class or organisation that the service keeps a copy of. */
export interface LockKey {
  readonly kind: Learner['kind'] | 'class' | 'organization';
  readonly id: string;
}

const HOLD = "select pg_advisory_xact_lock(hashtextextended($1 || ' ' || ($2::uuid)::text, 0))";

/**
 * Locks these keys until the transaction ends, waiting while anyone else in the service holds them. Keys are always
 * taken in the same order, so that two transactions that need the same keys cannot deadlock.
 */
export async function holdAlone(tx: SqlRunner, schema: string, ...keys: readonly LockKey[]): Promise<void> {
  const nameOf = ({ kind, id }: LockKey): string => `${kind} ${id}`;
  for (const { kind, id } of keys.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)))
    await tx.query(HOLD, [`${schema} ${kind}`, id]);
}
