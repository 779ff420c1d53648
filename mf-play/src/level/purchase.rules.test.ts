import { expect, test } from '@jest/globals';
import { hasPlan, outOfRuns, purchasePage } from './purchase.rules.ts';

const nobody = { isStudent: false, isTeacher: false, isAdmin: false };

test.each([
  [nobody, 'purchase'],
  [{ ...nobody, isTeacher: true }, 'schools'],
  [{ ...nobody, isAdmin: true }, 'schools'],
  [{ ...nobody, isStudent: true }, null],
] as const)('%j buys at %s', (flags, page) => {
  expect(purchasePage(flags)).toBe(page);
});

test.each([
  [{ isAnonymous: true, organization: null, hasPlan: false }, 'sign-up'],
  [{ isAnonymous: false, organization: null, hasPlan: false }, 'upgrade'],
  [{ isAnonymous: false, organization: 'o', hasPlan: false }, 'upgrade'],
  [{ isAnonymous: false, organization: null, hasPlan: true }, 'upgrade'],
  [{ isAnonymous: false, organization: 'o', hasPlan: true }, 'contact-organization'],
] as const)('%j without runs left is told: %s', (runner, told) => {
  expect(outOfRuns(runner)).toBe(told);
});

test.each([
  [{ subscription: 'family', courses: [] }, true],
  [{ subscription: null, courses: ['python'] }, true],
  [{ subscription: null, courses: [] }, false],
])('%j is a plan: %s', (bought, expected) => expect(hasPlan(bought)).toBe(expected));
