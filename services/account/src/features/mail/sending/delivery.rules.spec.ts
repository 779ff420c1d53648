import { expect, test } from '@jest/globals';
import { MAX_ATTEMPTS, mayTryAgain, retryDelay } from './delivery.rules.ts';

test('the delay doubles up to an hour', () => {
  expect([1, 2, 3, 11, 12, 20].map(retryDelay)).toEqual([2, 4, 8, 2_048, 3_600, 3_600]);
});

test('what the server refuses permanently is not tried again', () => {
  expect(mayTryAgain({ code: 'EENVELOPE', responseCode: 550 }, 1)).toBe(false);
  expect(mayTryAgain({ code: 'EENVELOPE', responseCode: 500 }, 1)).toBe(false);
  expect(mayTryAgain({ code: 'EMESSAGE', responseCode: 554 }, 1)).toBe(false);
});

test('a temporary failure is tried again, but not for ever', () => {
  const passing = [
    { code: 'EENVELOPE', responseCode: 451 },
    { code: 'ECONNECTION' },
    { code: 'EAUTH', responseCode: 535 },
    {},
  ];
  for (const refusal of passing) {
    expect(mayTryAgain(refusal, MAX_ATTEMPTS - 1)).toBe(true);
    expect(mayTryAgain(refusal, MAX_ATTEMPTS)).toBe(false);
  }
});
