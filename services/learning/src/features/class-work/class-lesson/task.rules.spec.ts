import { expect, test } from '@jest/globals';
import { isDone } from './task.rules.ts';

const tasks = { called: 'python/a', assigned: ['python/b', 'python/c'], unlocked: ['python/a', 'python/d'] };
const done = (...completed: string[]): ReadonlySet<string> => new Set(completed);

test('the level that everybody is called to is the task', () => {
  expect(isDone(tasks, done('python/a'))).toBe(true);
  expect(isDone(tasks, done('python/b', 'python/c'))).toBe(false);
});

test('without a call it is what is assigned, all of it', () => {
  const assigned = { ...tasks, called: null };
  expect(isDone(assigned, done('python/b', 'python/c'))).toBe(true);
  expect(isDone(assigned, done('python/b', 'python/a'))).toBe(false);
});

test('with neither it is what the class has unlocked', () => {
  const open = { ...tasks, called: null, assigned: [] };
  expect(isDone(open, done('python/a', 'python/d', 'python/z'))).toBe(true);
  expect(isDone(open, done('python/a'))).toBe(false);
});

test('where there is nothing to do nobody is done', () => {
  expect(isDone({ called: null, assigned: [], unlocked: [] }, done('python/a'))).toBe(false);
});
