import { describe, expect, test } from '@jest/globals';
import { chromiumVersion, isolationHeaders } from './isolation.rules.ts';

const hint = (version: number) =>
  `"Google Chrome";v="${version}", "Chromium";v="${version}", "Not?A_Brand";v="24"`;
const POLICY = { 'document-isolation-policy': 'isolate-and-credentialless' };
const OPENER = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

test('the version is that of Chromium, whatever the brand', () => {
  expect(chromiumVersion(hint(141))).toBe(141);
  expect(chromiumVersion('"Not?A_Brand";v="999"')).toBe(0);
  expect(chromiumVersion(undefined)).toBe(0);
});

describe('isolation', () => {
  test.each(['', 'play', 'login', 'tos'])('new Chromium has the policy on "%s"', area => {
    expect(isolationHeaders(area, hint(137))).toEqual(POLICY);
  });

  test('checkout has none', () => {
    expect(isolationHeaders('checkout', hint(150))).toEqual({});
    expect(isolationHeaders('checkout', undefined)).toEqual({});
  });

  test.each(['', 'play', 'challenge', 'challenges', 'quiz'])('others have COOP and COEP on "%s"', area => {
    expect(isolationHeaders(area, hint(136))).toEqual(OPENER);
    expect(isolationHeaders(area, undefined)).toEqual(OPENER);
  });

  test.each(['login', 'signup', 'tos'])('others have nothing on "%s"', area => {
    expect(isolationHeaders(area, undefined)).toEqual({});
  });
});
