import { visitorIdentity } from '@burrow/service-kit';
import { expect, test } from '@jest/globals';
import { holderOf, MOST, type StreamHolder, surplusOf } from './streams.rules.ts';

const streams = (count: number, holder: StreamHolder, from = 0): [number, StreamHolder][] =>
  Array.from({ length: count }, (_, index) => [from + index, holder]);
const here = { session: 'here', person: 'ada' };
const there = { session: 'there', person: 'ada' };
const elsewhere = { session: 'elsewhere', person: 'ada' };
const ben = { session: 'hers', person: 'ben' };

test('the oldest stream of a session ends for its ninth, whatever others have', () => {
  expect(surplusOf(streams(7, here), here)).toEqual([]);
  const open = [...streams(100, ben, 1_000), ...streams(8, here)];
  expect(surplusOf(open, here)).toEqual([0]);
  expect(surplusOf(open, there)).toEqual([]);
});

test('the oldest stream of somebody ends for their seventeenth, on whatever device it is', () => {
  const open = [...streams(8, here), ...streams(8, there, 8)];
  expect(surplusOf(open, elsewhere)).toEqual([0]);
  expect(surplusOf(open, there)).toEqual([8]);
  expect(surplusOf(open, ben)).toEqual([]);
});

test('whoever has more than allowed, is brought down to it', () => {
  expect(surplusOf(streams(20, here), here)).toHaveLength(20 - MOST.session + 1);
});

test('siblings do not count together, nor does whoever acts as somebody', () => {
  const of = { ...visitorIdentity('v'), session: 's', user: 'mira' };
  expect(holderOf({ ...of, role: 'parent', student: 'pip' })?.person).toBe('mira');
  expect(holderOf({ ...of, role: 'student', student: 'pip' })?.person).toBe('pip');
  expect(holderOf({ ...of, role: 'parent', impersonator: 'staff' })?.person).toBe('staff');
  expect(holderOf(visitorIdentity('v'))).toBeNull();
});
