import { expect, test } from '@jest/globals';
import { pathOnly, withoutNul } from './feedback.rules.ts';

test.each([
  ['/en/play', '/en/play'],
  ['/en/reset?token=secret', '/en/reset'],
  ['/en/reset#secret', '/en/reset'],
  ['/en/reset?a#b?c', '/en/reset'],
  ['?token=secret', ''],
])('of %s only %s is stored', (path, stored) => expect(pathOnly(path)).toBe(stored));

test('a message is stored whole, except for what Postgres refuses', () => {
  expect(withoutNul('a\0b\0 c\n')).toBe('ab c\n');
});
