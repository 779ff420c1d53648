import { expect, test } from '@jest/globals';
import { setImmediate as next } from 'node:timers/promises';
import { TakingTurns } from './taking-turns.ts';

test('tasks with the same key take turns, even after one that failed; others do not wait', async () => {
  const turns = new TakingTurns();
  const told: string[] = [];
  const task =
    (name: string, fails = false) =>
    async () => {
      told.push(`${name} begins`);
      await next();
      told.push(`${name} ends`);
      if (fails) throw new Error(name);
    };
  const all = [turns.take('a', task('a1', true)), turns.take('a', task('a2')), turns.take('b', task('b1'))];
  const ends = await Promise.allSettled(all);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(told.indexOf('a2 begins')).toBeGreaterThan(told.indexOf('a1 ends'));
  expect(told.indexOf('b1 begins')).toBeLessThan(told.indexOf('a1 ends'));
});
