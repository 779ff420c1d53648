import { expect, test } from '@jest/globals';
import { kindsFor } from './search.rules.ts';

test('only staff search for organisations', () => {
  expect(kindsFor(false)).toEqual(['emails', 'usernames']);
  expect(kindsFor(true)).toEqual(['emails', 'usernames', 'organizations']);
});
