import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** The connection that a transaction holds. */
export interface HeldConnection {
  query(sql: string, values?: unknown[]): Promise<pg.QueryResult>;
}

/** A transaction that is running. */
export interface Transaction {
  readonly connection: HeldConnection;
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
  const transaction: Transaction = { connection, hasEnded: false };
  try {
    return await transactions.run(transaction, work);
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

/** Starts what is not part of the transaction although it begins during one: what runs for longer, or afterwards. */
export const leaveTransaction = <Value>(work: () => Value): Value => transactions.run(undefined, work);
