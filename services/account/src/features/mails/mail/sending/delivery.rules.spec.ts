import { expect, test } from '@jest/globals';
import { isRefusedForGood, isTooLate, retryDelay } from './delivery.rules.ts';

const HOUR_MS = 3_600_000;
const SINCE = new Date('2026-12-24T18:00:00.000Z');
const after = (hours: number) => new Date(SINCE.getTime() + hours * HOUR_MS);

test('the delay doubles up to an hour', () => {
  expect([1, 2, 3, 11, 12, 20].map(retryDelay)).toEqual([2, 4, 8, 2_048, 3_600, 3_600]);
});

test('what the server refuses permanently is not tried again', () => {
  expect(isRefusedForGood({ code: 'EENVELOPE', responseCode: 550 })).toBe(true);
  expect(isRefusedForGood({ code: 'EENVELOPE', responseCode: 500 })).toBe(true);
  expect(isRefusedForGood({ code: 'EMESSAGE', responseCode: 554 })).toBe(true);
});

test.each([
  { code: 'EENVELOPE', responseCode: 451 },
  { code: 'ECONNECTION' },
  { code: 'EAUTH', responseCode: 535 },
  {},
])('%j is a failure that may pass', refusal => {
  expect(isRefusedForGood(refusal)).toBe(false);
});

test.each([
  ['password-changed', 95.9, false],
  ['password-changed', 96, true],
  ['news', 95.9, false],
  ['confirm-email', 95.9, false],
  ['confirm-email', 96, true],
  ['invitation', 95.9, false],
  ['change-email', 23.9, false],
  ['change-email', 24, true],
  ['reset-password', 0.9, false],
  ['reset-password', 1, true],
] as const)('%s that waits for %d hours is too late: %s', (template, hours, tooLate) => {
  expect(isTooLate({ template, created_at: SINCE }, after(hours))).toBe(tooLate);
});

test('four days are many attempts, the last of them hours after the server came back from a long weekend', () => {
  let seconds = 0;
  let attempts = 0;
  while (!isTooLate({ template: 'password-changed', created_at: SINCE }, after(seconds / 3_600)))
    seconds += retryDelay((attempts += 1));
  expect(attempts).toBeGreaterThan(100);
});
