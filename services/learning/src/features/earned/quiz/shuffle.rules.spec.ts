import { describe, expect, test } from '@jest/globals';
import { mixed, shuffled } from './shuffle.rules.ts';

const ITEMS = ['a', 'b', 'c', 'd', 'e'];
const SEEDS = Array.from({ length: 400 }, (_, at) => `try-${at} question`);

describe('an order', () => {
  test('depends on the seed only, and leaves the list as it was', () => {
    expect(shuffled(ITEMS, 'seed')).toEqual(shuffled(ITEMS, 'seed'));
    expect(ITEMS).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('has everything once', () => {
    for (const seed of SEEDS) expect(shuffled(ITEMS, seed).toSorted()).toEqual(ITEMS);
    expect(shuffled([], 'seed')).toEqual([]);
  });

  test('prefers no place: the right answer is about as often first as last', () => {
    for (const item of ITEMS)
      for (const place of ITEMS.keys()) {
        const times = SEEDS.filter(seed => shuffled(ITEMS, seed)[place] === item).length;
        expect(times).toBeGreaterThan(40);
        expect(times).toBeLessThan(130);
      }
  });

  test('changes with every letter of the seed', () => {
    const orders = ['seed', 'seee', 'deed', 'see', 'seed '].map(seed => shuffled(ITEMS, seed).join(''));
    expect(new Set(orders).size).toBeGreaterThan(3);
  });
});

describe('mixed lines', () => {
  test('are never in the right order, as far as there is another', () => {
    for (const seed of SEEDS) expect(mixed(['a', 'b'], seed)).toEqual(['b', 'a']);
  });

  test('come in every wrong order, by their seed', () => {
    const orders = new Set(SEEDS.map(seed => mixed(['a', 'b', 'c'], seed).join('')));
    expect([...orders].toSorted()).toEqual(['acb', 'bac', 'bca', 'cab', 'cba']);
    expect(mixed(['a', 'b', 'c'], 'seed')).toEqual(mixed(['a', 'b', 'c'], 'seed'));
  });

  test('stay as they are where there is no other order', () => {
    expect(mixed(['a'], 'seed')).toEqual(['a']);
    expect(mixed([], 'seed')).toEqual([]);
    expect(mixed(['a', 'a'], 'seed')).toEqual(['a', 'a']);
  });
});
