import type { StudentUpdate } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { isSelf, mayChangeOwn } from './family.rules.ts';

test.each([
  ['student', 'ada', true],
  ['student', 'ben', false],
  ['student', null, false],
  ['parent', 'ada', false],
] as const)('%s with %s chosen is the student: %s', (role, student, self) => {
  expect(isSelf({ role, student }, 'ada')).toBe(self);
});

test.each<[StudentUpdate, boolean]>([
  [{}, true],
  [{ character: 'Fox' }, true],
  [{ password: 'new', current_password: 'old' }, true],
  [{ character: 'Fox', username: undefined }, true],
  [{ username: 'ada' }, false],
  [{ character: 'Fox', full_name: 'Ada' }, false],
])('students may change %j about themselves: %s', (update, may) => expect(mayChangeOwn(update)).toBe(may));
