import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** The connection that a transaction holds. */
export interface HeldConnection {
  query(sql: string, values?: unknown[]): Promise<pg.QueryResult>;
}

/** A transaction that is running. */
export interface Transaction {
  readonly connection: HeldConnection;
  /** What is done last. */
  readonly last: (() => Promise<void>)[];
  hasEnded: boolean;
}

const transactions = new AsyncLocalStorage<Transaction | undefined>();

/**
 * Runs the work of a transaction, so that whatever it calls knows the connection that is held: repositories use it, and
 * a second one is refused. One that is asked for by somebody who holds one stops everybody, as soon as as many do so as
 * the pool has connections.
 */
export async function insideTransaction<Value>(
  connection: HeldConnection,
  work: () => Promise<Value>,
): Promise<Value> {
  const transaction: Transaction = { connection, last: [], hasEnded: false };
  try {
    return await transactions.run(transaction, async () => {
      const value = await work();
      for (const each of transaction.last) await each();
      return value;
    });
  } finally {
    transaction.hasEnded = true;
  }
}

/** The transaction in which the caller runs, unless it has ended. */
export function currentTransaction(): Transaction | undefined {
  const transaction = transactions.getStore();
  return transaction?.hasEnded === false ? transaction : undefined;
}

/** Whether the caller runs inside a transaction that has not ended. */
export const isInsideTransaction = (): boolean => currentTransaction() !== undefined;

/**
 * Does something as the last part of the caller's transaction, or at once outside of one. Whoever takes a lock for which
 * all others queue takes it here: rows that are written after it would be waited for while everybody waits for the lock.
 * @throws what `work` throws, if it is done at once; else the transaction throws it
 */
export async function beforeCommit(work: () => Promise<void>): Promise<void> {
  const transaction = currentTransaction();
  if (transaction) transaction.last.push(work);
  else await work();
}

/** Starts what is not part of the transaction although it begins during one: what runs for longer, or afterwards. */
export const leaveTransaction = <Value>(work: () => Value): Value => transactions.run(undefined, work);
