import { toApiError, type ApiError } from '@burrow/client';
import { expect, test } from '@jest/globals';
import { isApiError, placeProblem } from './server-problem.rules.ts';

const failure = (code: string, fields: readonly string[] = []): ApiError => {
  const detail = fields.map(path => ({ path, message: 'm' }));
  return toApiError({
    status: 422,
    data: { code, message: '', params: {}, requestId: 'r', detail },
  });
};
const isShown = (path: string): boolean => ['email', 'student.username'].includes(path);

test('the fields of a refused request are found', () => {
  expect(placeProblem(failure('request/invalid', ['email', 'email']), {}, isShown)).toEqual({
    fields: ['email'],
    inPanel: false,
  });
});

test('a code may be about a field', () => {
  const codeFields = { 'auth/username-taken': 'student.username' };
  expect(placeProblem(failure('auth/username-taken'), codeFields, isShown)).toEqual({
    fields: ['student.username'],
    inPanel: false,
  });
});

test('what concerns no visible field is shown in the panel', () => {
  expect(placeProblem(failure('request/invalid', ['language']), {}, isShown)).toEqual({
    fields: [],
    inPanel: true,
  });
  expect(placeProblem(failure('network'), {}, isShown).inPanel).toBe(true);
});

test('only a failed call is one', () => {
  expect(isApiError(failure('network'))).toBe(true);
  expect([new Error('x'), null, 'network', undefined].map(isApiError)).toEqual(Array(4).fill(false));
});
