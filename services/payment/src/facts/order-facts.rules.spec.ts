import { expect, test } from '@jest/globals';
import { adjustment, day, payment } from './facts.harness.ts';
import { latestAdjustments, orderFacts } from './order-facts.rules.ts';

test('facts are in the order in which they happened, each once, however they arrived', () => {
  const [first, second, same] = [
    payment({ id: 'b', at: day(0) }),
    payment({ id: 'a', at: day(1) }),
    payment({ id: 'c', at: day(1) }),
  ];
  expect(orderFacts([same, second, first, second]).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

test('of each adjustment the latest state counts', () => {
  const states = [
    adjustment({ id: 'a', at: day(1), status: 'pending' }),
    adjustment({ id: 'b', at: day(2), status: 'approved' }),
    adjustment({ id: 'c', at: day(1), adjustment: 'adj_2', status: 'pending' }),
  ];
  expect(latestAdjustments(states.toReversed()).map(({ id }) => id)).toEqual(['c', 'b']);
});

test('what is decided stays decided', () => {
  const decided = adjustment({ id: 'a', at: day(1), status: 'rejected' });
  const late = adjustment({ id: 'b', at: day(2), status: 'pending' });
  expect(latestAdjustments([decided, late])).toEqual([decided]);
});
