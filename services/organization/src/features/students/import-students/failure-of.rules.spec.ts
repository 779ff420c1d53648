import { DomainError } from '@burrow/service-kit';
import { expect, test } from '@jest/globals';
import { failureOf } from './failure-of.rules.ts';

const refused = (path?: string) =>
  new DomainError('auth/username-taken', 'Taken.', {
    params: { left: 2 },
    ...(path !== undefined && { detail: [{ path, message: 'Taken.' }] }),
  });

test('a refusal names its code and its row, counted from the whole list', () => {
  expect(failureOf(refused('students.12.username'))).toEqual({
    code: 'auth/username-taken',
    params: { left: 2 },
    row: 12,
  });
  expect(failureOf(refused('students.0.username')).row).toBe(0);
});

test('a refusal of the whole list, or of another field, has no row', () => {
  expect(failureOf(refused()).row).toBeNull();
  expect(failureOf(refused('organization_id')).row).toBeNull();
  expect(failureOf(refused('old.students.3.username')).row).toBeNull();
});

test('an error of ours says nothing of itself', () => {
  expect(failureOf(new Error('password=secret'))).toEqual({
    code: 'request/unexpected',
    params: {},
    row: null,
  });
  expect(failureOf(undefined).code).toBe('request/unexpected');
});
