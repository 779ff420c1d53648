import { expect, test } from '@jest/globals';
import { API_ERRORS, shownParams } from './errors.ts';

const codesWith = (...statuses: readonly number[]): readonly string[] =>
  Object.entries(API_ERRORS)
    .filter(([, status]) => statuses.includes(status))
    .map(([code]) => code)
    .toSorted();

test.each([
  ['logging in', [401], ['auth/not-logged-in', 'auth/wrong-credentials', 'level/account-needed']],
  ['paying', [402], ['level/plan-needed', 'payment/declined']],
  [
    'waiting',
    [429, 503],
    [
      'auth/too-many-attempts',
      'level/too-many-from-address',
      'payment/price-differs',
      'payment/provider-down',
      'payment/too-many-requests',
      'platform/busy',
      'platform/cannot-save',
      'platform/not-ready',
      'request/too-many',
    ],
  ],
  ['sending less', [413], ['request/too-large']],
  ['nothing: it was taken back', [410], ['certificate/revoked']],
  ['asking in another way', [400, 405], ['request/malformed', 'request/method-not-allowed']],
  [
    'nothing: it is our fault, or a provider’s',
    [500, 502, 504],
    ['auth/google-failed', 'gateway/service-down', 'gateway/service-slow', 'request/unexpected'],
  ],
] as const)('what is helped by %s has the status %j, and nothing else has', (_help, statuses, codes) => {
  expect(codesWith(...statuses)).toEqual(codes);
});

test('what does not exist is not found, and nothing else is', () => {
  const isMissing = /\/unknown(?!-language)|-unknown$|not-found$|not-handed-in$|\/no-(export|try)$|-off$/;
  const isSetting = /^(quiz\/class-off|organization\/pictures-off)$/;
  const missing = Object.keys(API_ERRORS).filter(code => isMissing.test(code) && !isSetting.test(code));
  expect(codesWith(404)).toEqual(missing.toSorted());
});

test('all else is forbidden, at odds with how things stand, or unfit', () => {
  const told = new Set([400, 401, 402, 404, 405, 410, 413, 429, 500, 502, 503, 504]);
  const others = Object.values(API_ERRORS).filter(status => !told.has(status));
  expect(new Set(others)).toEqual(new Set([403, 409, 422]));
});

test('people count columns and rows from 1, and all else as it is', () => {
  expect(shownParams({ column: 0, row: 4, need: 3, said: 'column', columns: 2 })).toEqual({
    column: 1,
    row: 5,
    need: 3,
    said: 'column',
    columns: 2,
  });
  expect(shownParams({ row: 'top' })).toEqual({ row: 'top' });
});
