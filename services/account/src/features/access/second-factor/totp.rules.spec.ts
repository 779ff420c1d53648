import { expect, test } from '@jest/globals';
import { newKey, stepOf, uriOf } from './totp.rules.ts';

/** The key of RFC 6238, appendix B: `12345678901234567890`. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  ['287082', 59_000, 1],
  ['081804', 1_111_111_109_000, 37_037_036],
  ['005924', 1_234_567_890_000, 41_152_263],
])('%s is the code of its time, as in RFC 6238', (code, now, step) => {
  expect(stepOf(KEY, code, now)).toBe(step);
});

test('a code of the period before and after counts, an older one does not', () => {
  expect(stepOf(KEY, '287082', 59_000 + 30_000)).toBe(1);
  expect(stepOf(KEY, '287082', 59_000 - 30_000)).toBe(1);
  expect(stepOf(KEY, '287082', 59_000 + 60_000)).toBeNull();
});

test('an app is told issuer, account and key', () => {
  const uri = new URL(uriOf(KEY, 'ada@school.example'));
  expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(uri.pathname)).toBe('/Burrow:ada@school.example');
  expect(uri.searchParams.get('secret')).toBe(KEY);
  expect(newKey()).toMatch(/^[A-Z2-7]{32}$/);
});
