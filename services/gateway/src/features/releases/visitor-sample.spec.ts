import { expect, test } from '@jest/globals';
import { VisitorSample } from './visitor-sample.ts';

const DAY_MS = 86_400_000;

test('a visitor counts once, and only who was given a version can say that it failed', () => {
  const sample = new VisitorSample();
  for (const visitor of ['a', 'a', 'b']) sample.give(visitor, `network of ${visitor}`, 0);
  for (const visitor of ['a', 'a', 'stranger']) sample.fail(visitor, `network of ${visitor}`, 0);
  expect(sample.tally).toEqual({ given: 2, failed: 1 });
  sample.give('stranger', 'network of stranger', 0);
  expect(sample.tally).toEqual({ given: 3, failed: 2 });
});

test('two visitors of a network count', () => {
  const sample = new VisitorSample();
  for (const visitor of ['a', 'b', 'c']) sample.give(visitor, 'one network', 0);
  for (const visitor of ['a', 'b', 'c']) sample.fail(visitor, 'one network', 0);
  expect(sample.tally).toEqual({ given: 2, failed: 2 });
});

test('the newest five thousand are remembered, with their networks', () => {
  const sample = new VisitorSample();
  const give = (from: number, to: number) => {
    for (let visitor = from; visitor < to; visitor += 1)
      sample.give(String(visitor), `network ${visitor >> 1}`, 0);
  };
  give(0, 100);
  sample.fail('0', 'network 0', 0);
  give(100, 5_001);
  expect(sample.tally).toEqual({ given: 5_000, failed: 0 });
  sample.give('new', 'network 0', 0);
  sample.fail('new', 'network 0', 0);
  expect(sample.tally).toEqual({ given: 5_000, failed: 1 });
});

test('a visitor is forgotten after a day, with what they reported', () => {
  const sample = new VisitorSample();
  for (const visitor of ['a', 'b']) sample.give(visitor, 'one network', 0);
  sample.fail('a', 'one network', 0);
  sample.give('c', 'one network', DAY_MS - 1);
  expect(sample.tally).toEqual({ given: 2, failed: 1 });
  for (const visitor of ['c', 'a']) sample.give(visitor, 'one network', DAY_MS);
  expect(sample.tally).toEqual({ given: 2, failed: 0 });
});

test('what is new is sent once, and again if it did not arrive', () => {
  const sample = new VisitorSample();
  sample.give('a', 'network of a', 0);
  sample.give('b', 'network of b', 0);
  sample.fail('b', 'network of b', 0);
  const a = { subject: 'a', network: 'network of a', was_given: true, has_failed: false };
  const b = { subject: 'b', network: 'network of b', was_given: true, has_failed: true };
  expect(sample.takeUnsent(1)).toEqual([a]);
  expect(sample.takeUnsent(9)).toEqual([b]);
  expect(sample.takeUnsent(9)).toEqual([]);
  sample.giveBack([b]);
  sample.give('a', 'network of a', 0);
  sample.fail('a', 'network of a', 0);
  expect(sample.takeUnsent(9)).toEqual([b, { ...a, has_failed: true }]);
});

test('while nobody takes it, what waits is bounded by the visitors that are remembered', () => {
  const sample = new VisitorSample();
  for (let visitor = 0; visitor < 6_000; visitor += 1)
    sample.give(`visitor ${visitor}`, `network ${visitor}`, 0);
  const taken = sample.takeUnsent(10_000);
  expect([taken.length, taken.at(-1)?.subject]).toEqual([5_000, 'visitor 5999']);
  for (let visitor = 0; visitor < 6_000; visitor += 1)
    sample.give(`later ${visitor}`, `network ${visitor}`, DAY_MS);
  sample.giveBack(taken);
  expect(sample.takeUnsent(10_000).every(({ subject }) => subject.startsWith('later'))).toBe(true);
});
