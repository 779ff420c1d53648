import { describe, expect, test } from '@jest/globals';
import { isMuchWorse, LEAST_TO_WITHHOLD, MOST_OF_NETWORK, networkOf } from './canary.rules.ts';

test.each([
  ['eight of eight, and nobody to compare with', [8, 8], [0, 0], true],
  ['eight of eight beside a few neighbours', [8, 8], [3, 0], true],
  ['eight of eight beside a default that fails for every tenth', [8, 8], [1_000, 100], true],
  ['every fifth, where hardly any neighbour fails', [100, 20], [1_000, 5], true],
  ['every eighth of many, where every twentieth neighbour fails', [4_000, 520], [5_000, 250], true],
  ['too few failures', [6, 6], [1_000_000, 0], false],
  ['not quite twice the rate of the neighbour', [5_000, 490], [5_000, 250], false],
  ['hardly any failures beside few neighbours', [1_000, 7], [10, 0], false],
  ['neighbours that fail as often', [30, 30], [30, 30], false],
  ['neighbours that fail nearly as often', [300, 120], [30, 10], false],
] as const)('a version with %s', (_about, [given, failed], [others, theirs], isWorse) => {
  expect(isMuchWorse({ given, failed }, { given: others, failed: theirs })).toBe(isWorse);
});

test('to take a sound version back somebody needs more than three networks', () => {
  expect(LEAST_TO_WITHHOLD).toBeGreaterThan(3 * MOST_OF_NETWORK);
  const three = 3 * MOST_OF_NETWORK;
  expect(isMuchWorse({ given: three, failed: three }, { given: 5_000, failed: 0 })).toBe(false);
  // And hardly anything once others have it.
  expect(isMuchWorse({ given: 200, failed: LEAST_TO_WITHHOLD }, { given: 5_000, failed: 100 })).toBe(false);
});

/** Numbers from 0 to 1 (excluded), the same for the same seed: mulberry32. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('of 10,000 releases that fail as often as the default, looked at after each visitor', () => {
  const RELEASES = 10_000;
  const VISITORS = 200;

  interface Simulated {
    readonly rate: number;
    /** Visitors whom the default had before. */
    readonly known: number;
    readonly share: number;
  }

  function isWithheld(next: () => number, { rate, known, share }: Simulated): boolean {
    const neighbour = { given: known, failed: 0 };
    for (let visitor = 0; visitor < known; visitor += 1) if (next() < rate) neighbour.failed += 1;
    const canary = { given: 0, failed: 0 };
    for (let visitor = 0; visitor < VISITORS; visitor += 1) {
      const given = next() < share ? canary : neighbour;
      given.given += 1;
      if (next() < rate) given.failed += 1;
      if (isMuchWorse(canary, neighbour)) return true;
    }
    return false;
  }

  test.each([
    { rate: 0.001, known: 0, share: 0.5 },
    { rate: 0.05, known: 20, share: 0.9 },
    { rate: 0.2, known: 0, share: 0.9 },
    { rate: 0.2, known: 100, share: 0.5 },
    { rate: 0.5, known: 100, share: 0.5 },
  ])(
    'fewer than one in a hundred is withheld: %j',
    simulated => {
      const next = numbersFrom(20_261_129);
      let withheld = 0;
      for (let release = 0; release < RELEASES; release += 1) if (isWithheld(next, simulated)) withheld += 1;
      expect(withheld / RELEASES).toBeLessThan(0.01);
    },
    60_000,
  );

  test('a version that fails for every second visitor is withheld each time', () => {
    const next = numbersFrom(20_261_129);
    for (let release = 0; release < 200; release += 1) {
      const canary = { given: 0, failed: 0 };
      while (!isMuchWorse(canary, { given: 500, failed: 10 })) {
        canary.given += 1;
        if (next() < 0.5) canary.failed += 1;
      }
      expect(canary.given).toBeLessThan(60);
    }
  });
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
