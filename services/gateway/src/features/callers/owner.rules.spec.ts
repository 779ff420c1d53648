import { expect, test } from '@jest/globals';
import { isAnothersPage, isOfAnotherSchool } from './owner.rules.ts';

const parent = { user: 'mother', student: null };
const chosen = { user: 'mother', student: 'mira' };
const student = { user: null, student: 'mira' };

test.each([
  [undefined, chosen, false],
  [undefined, undefined, false],
  ['mira', chosen, false],
  ['mira', student, false],
  ['mother', parent, false],
  ['mother', chosen, true],
  ['mira', parent, true],
  ['tom', student, true],
  ['mira', undefined, true],
  ['', student, true],
])('a page of %p under the session %j is another’s: %p', (named, session, expected) => {
  expect(isAnothersPage(named, session)).toBe(expected);
});

test.each([
  [undefined, 'elm', false],
  ['elm', 'elm', false],
  ['elm', 'oak', true],
  ['elm', null, true],
])(
  'a page of the school %p while somebody works in %p is of another: %p',
  (named, organization, expected) => {
    expect(isOfAnotherSchool(named, { organization })).toBe(expected);
  },
);
