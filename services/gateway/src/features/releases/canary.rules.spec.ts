import { expect, test } from '@jest/globals';
import { isMuchWorse, networkOf } from './canary.rules.ts';

test.each([
  ['too few visitors', [29, 29], [1_000, 0], false],
  ['too few failures', [1_000, 4], [1_000_000, 0], false],
  ['twice the rate of the neighbour', [100, 10], [1_000, 50], true],
  ['not quite twice', [101, 10], [1_000, 50], false],
  ['a neighbour without failures', [100, 5], [1_000, 0], true],
  ['hardly any failures beside few neighbours', [1_000, 5], [10, 0], false],
  ['nobody to compare with, and every sixth fails', [30, 5], [0, 0], true],
  ['nobody to compare with, and hardly any fails', [1_000, 20], [0, 0], false],
  ['neighbours that fail as often', [30, 30], [30, 30], false],
] as const)('a version with %s', (_about, [given, failed], [others, theirs], isWorse) => {
  expect(isMuchWorse({ given, failed }, { given: others, failed: theirs })).toBe(isWorse);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:5:1::7', '2001:db8:5'],
  ['2001:0db8:5:2:0:0:0:9', '2001:db8:5'],
  ['2001:db8::1', '2001:db8:0'],
  ['::1', '0:0:0'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
