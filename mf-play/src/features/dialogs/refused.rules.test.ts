import { expect, test } from '@jest/globals';
import { refusedAnswer } from './refused.rules.ts';

test.each([
  ['level/too-many-from-address', 'address'],
  ['level/class-locked', 'class'],
  ['level/plan-needed', 'plan'],
  ['level/sign-up-to-run', 'sign-up-prompt'],
  ['level/account-needed', 'sign-up-prompt'],
])('%s has its own answer, whoever runs', (code, answer) => {
  expect([refusedAnswer(code, 'upgrade'), refusedAnswer(code, 'sign-up')]).toEqual([answer, answer]);
});

test.each([
  ['sign-up', 'signUp'],
  ['upgrade', 'upgrade'],
  ['contact-organization', 'organization'],
] as const)('who has used up all runs is told to %s', (outOf, answer) => {
  expect(refusedAnswer('level/no-attempts-left', outOf)).toBe(answer);
});
