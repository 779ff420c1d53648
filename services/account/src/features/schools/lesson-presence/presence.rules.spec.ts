import { HERE_MS } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { presenceOf } from './presence.rules.ts';

const NOW = Date.parse('2026-11-29T09:00:00Z');
const seen = (ago: number) => ({ seenAt: new Date(NOW - ago), hasSession: true });

test('whoever is in view, or left less than a minute ago, is here', () => {
  expect([0, HERE_MS - 1, HERE_MS, 3_600_000].map(ago => presenceOf(seen(ago), NOW))).toEqual([
    'here', 'here', 'left', 'left',
  ]); // prettier-ignore
});

test('missing is who had no session since the lesson began', () => {
  expect(presenceOf({ seenAt: null, hasSession: false }, NOW)).toBe('missing');
  expect(presenceOf({ seenAt: null, hasSession: true }, NOW)).toBe('left');
});

test('who was seen and has logged out has left', () => {
  expect(presenceOf({ ...seen(2 * HERE_MS), hasSession: false }, NOW)).toBe('left');
});
