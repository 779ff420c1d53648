import { expect, test } from '@jest/globals';
import { concernsOwner, mayStudentChange } from './update-profile.rules.ts';

test.each([
  [{}, true, false],
  [{ current_password: 'old' }, true, false],
  [{ full_name: 'Ada' }, false, false],
  [{ receives_news: false }, false, false],
  [{ email: 'ada@example.org' }, false, true],
  [{ new_password: 'new' }, false, true],
])('%j: a student may: %s, only the owner: %s', (update, student, owner) => {
  expect([mayStudentChange(update), concernsOwner(update)]).toEqual([student, owner]);
});
