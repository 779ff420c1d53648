import { UsernameSchema } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { numberedUsername } from './numbered-username.rules.ts';

test.each([
  ['zoe', 2, 'zoe2'],
  ['z'.repeat(30), 2, `${'z'.repeat(29)}2`],
  ['z'.repeat(29), 12, `${'z'.repeat(28)}12`],
])('%s with %i is the username %s', (username, number, wanted) => {
  expect(numberedUsername(username, number)).toBe(wanted);
  expect(UsernameSchema.parse(wanted)).toBe(wanted);
});
