import type { Adjustment, Paddle, Transaction } from '@paddle/paddle-node-sdk';
import { isReturning, type PaidTransaction, paidTransactionOf } from './paid-transaction.rules.ts';

async function all<One>(pages: AsyncIterable<One>): Promise<One[]> {
  const found: One[] = [];
  for await (const one of pages) found.push(one);
  return found;
}

/** What the provider was paid for a contract, and what of it is back or asked back. */
export async function paidOf(
  sdk: Paddle,
  purchase: string | null,
  subscription: string | null,
): Promise<PaidTransaction[]> {
  const transactions: Transaction[] =
    subscription !== null
      ? await all(sdk.transactions.list({ subscriptionId: [subscription] }))
      : purchase !== null
        ? [await sdk.transactions.get(purchase)]
        : [];
  const own = transactions.filter(
    one => one.id === purchase || (subscription !== null && one.subscriptionId === subscription),
  );
  if (own.length === 0) return [];
  const ids = own.map(({ id }) => id);
  const adjustments: Adjustment[] = await all(sdk.adjustments.list({ transactionId: ids }));
  return own.flatMap(one => paidTransactionOf(one, adjustments.filter(isReturning)) ?? []);
}
