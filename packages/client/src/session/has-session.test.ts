import { expect, test } from '@jest/globals';
import { hasSession } from './has-session.ts';

test('a session exists if its readable cookie says so', () => {
  expect(hasSession('a=1; has_session=1; b=2')).toBe(true);
  expect(hasSession('has_session=1')).toBe(true);
});

test('nothing else counts as a session', () => {
  expect(['', 'has_session=0', 'xhas_session=1', 'has_session=12'].map(hasSession)).toEqual(
    Array(4).fill(false),
  );
});
