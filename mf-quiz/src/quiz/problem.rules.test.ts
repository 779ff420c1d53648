import { sessionFlags } from '@burrow/client';
import { NOBODY } from '@burrow/client/testing';
import { API_ERRORS, type ApiErrorCode } from '@burrow/contracts/errors';
import { expect, test } from '@jest/globals';
import { pageFor, problemOf } from './problem.rules.ts';

const VISITOR = sessionFlags(null);
const PARENT = sessionFlags(NOBODY);
const TEACHER = sessionFlags({ ...NOBODY, user_details: { user_type: 1 } });
const CHILD = sessionFlags({ ...NOBODY, is_student: true });

test.each([
  ['level/account-needed', 'account'],
  ['level/plan-needed', 'plan'],
  ['level/class-locked', 'closed'],
  ['level/only-looking', 'looking'],
  ['quiz/class-off', 'off'],
  ['quiz/unknown', 'unknown'],
  ['level/unknown-course', 'unknown'],
  ['request/invalid', 'unknown'],
  ['request/cross-site', 'failed'],
  ['request/unexpected', 'failed'],
] satisfies [ApiErrorCode, string][])('%s is the problem %s', (code, problem) => {
  expect(problemOf({ status: API_ERRORS[code], code })).toBe(problem);
});

test('no answer at all is a failure', () => {
  expect(problemOf({ status: 0, code: 'network' })).toBe('failed');
});

test('log-in helps without an account; a plan is for adults to get, each where theirs is', () => {
  expect(pageFor('account', VISITOR)).toBe('login');
  expect(pageFor('plan', VISITOR)).toBe('purchase');
  expect(pageFor('plan', PARENT)).toBe('purchase');
  expect(pageFor('plan', TEACHER)).toBe('schools');
  expect(pageFor('plan', CHILD)).toBeNull();
  expect(pageFor('closed', PARENT)).toBeNull();
});
