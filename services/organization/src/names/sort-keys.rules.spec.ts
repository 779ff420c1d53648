import { expect, test } from '@jest/globals';
import { sortKeys } from './sort-keys.rules.ts';

const listed = { username: 'maya8', full_name: null, first_name: null, last_name: null };

test.each([
  ['both parts', { full_name: 'Maya Lind', first_name: 'Maya', last_name: 'Lind' }, 'Maya  Lind', 'Lind  Maya'],
  ['spaces too many', { first_name: ' Maya  Sofia ', last_name: 'Lind' }, 'Maya Sofia  Lind', 'Lind  Maya Sofia'],
  ['a first name only', { full_name: 'Cher', first_name: 'Cher' }, 'Cher', 'Cher'],
  ['a last name only', { full_name: 'Lind', last_name: 'Lind' }, 'Lind', 'Lind'],
  ['a name that is kept whole', { full_name: 'Nagy  Anna' }, 'Nagy Anna', 'Nagy Anna'],
  ['no name', {}, 'maya8', 'maya8'],
])('%s', (_, names, firstSort, lastSort) =>
  expect(sortKeys({ ...listed, ...names })).toEqual({ firstSort, lastSort }),
); // prettier-ignore
