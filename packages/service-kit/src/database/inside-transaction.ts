import { AsyncLocalStorage } from 'node:async_hooks';

interface Transaction {
  hasEnded: boolean;
}

const transactions = new AsyncLocalStorage<Transaction | undefined>();

/**
 * Runs the work of a transaction, so that whatever it calls can be told that a connection is held. A second connection
 * asked for by somebody who holds one stops everybody, as soon as as many do so as the pool has connections.
 */
export async function insideTransaction<Value>(work: () => Promise<Value>): Promise<Value> {
  const transaction: Transaction = { hasEnded: false };
  try {
    return await transactions.run(transaction, work);
  } finally {
    transaction.hasEnded = true;
  }
}

/** Whether the caller runs inside a transaction that has not ended. */
export const isInsideTransaction = (): boolean => transactions.getStore()?.hasEnded === false;

/** Starts what is not part of the transaction although it begins during one: what runs for longer, or afterwards. */
export const leaveTransaction = <Value>(work: () => Value): Value => transactions.run(undefined, work);
