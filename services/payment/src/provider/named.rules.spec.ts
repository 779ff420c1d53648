import { expect, test } from '@jest/globals';
import { named } from './named.rules.ts';

class Transactions {
  readonly #all = ['txn_1'];
  readonly size = 1;
  get(at: number): string | undefined {
    return this.#all[at];
  }
}

test('a call does what it does, and is told by its name, without what was asked', () => {
  const told: string[] = [];
  const sdk = named({ transactions: new Transactions(), version: 3 }, call => told.push(call));
  expect(sdk.transactions.get(0)).toBe('txn_1');
  expect([sdk.version, sdk.transactions.size]).toEqual([3, 1]);
  expect(told).toEqual(['transactions.get']);
});
