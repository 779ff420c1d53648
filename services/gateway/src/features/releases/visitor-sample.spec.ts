import { expect, test } from '@jest/globals';
import { VisitorSample } from './visitor-sample.ts';

test('a visitor counts once, and only who was given a version can say that it failed', () => {
  const sample = new VisitorSample();
  for (const visitor of ['a', 'a', 'b']) sample.add(visitor, `network of ${visitor}`, 0);
  for (const visitor of ['a', 'a', 'stranger']) sample.fail(visitor);
  expect(sample.tally).toEqual({ given: 2, failed: 1 });
});

test('two visitors of a network count', () => {
  const sample = new VisitorSample();
  for (const visitor of ['a', 'b', 'c']) sample.add(visitor, 'one network', 0);
  for (const visitor of ['a', 'b', 'c']) sample.fail(visitor);
  expect(sample.tally).toEqual({ given: 2, failed: 2 });
});

test('the newest five thousand are remembered, with their networks', () => {
  const sample = new VisitorSample();
  const add = (from: number, to: number) => {
    for (let visitor = from; visitor < to; visitor += 1)
      sample.add(String(visitor), `network ${visitor >> 1}`, 0);
  };
  add(0, 100);
  sample.fail('0');
  add(100, 5_001);
  expect(sample.tally).toEqual({ given: 5_000, failed: 0 });
  sample.add('new', 'network 0', 0);
  sample.fail('new');
  expect(sample.tally).toEqual({ given: 5_000, failed: 1 });
});

test('a visitor is forgotten after a day, with what they reported', () => {
  const day = 86_400_000;
  const sample = new VisitorSample();
  for (const visitor of ['a', 'b']) sample.add(visitor, 'one network', 0);
  sample.fail('a');
  sample.add('c', 'one network', day - 1);
  expect(sample.tally).toEqual({ given: 2, failed: 1 });
  for (const visitor of ['c', 'a']) sample.add(visitor, 'one network', day);
  expect(sample.tally).toEqual({ given: 2, failed: 0 });
});
