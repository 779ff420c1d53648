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
  expect(chromiumVersion('"Chromium"; v="141"')).toBe(141);
  expect(chromiumVersion('"Not?A_Brand";v="999"')).toBe(0);
  expect(chromiumVersion(undefined)).toBe(0);
});

describe('isolation', () => {
  test.each(['', 'play', 'login', 'tos'])('new Chromium has the policy on "%s"', area => {
    expect(isolationHeaders(area, area === '', hint(137))).toEqual(POLICY);
  });

  test('checkout has none', () => {
    expect(isolationHeaders('checkout', true, hint(150))).toEqual({});
    expect(isolationHeaders('checkout', false, undefined)).toEqual({});
  });

  test('others have COOP and COEP if a remote requires it', () => {
    expect(isolationHeaders('play', true, hint(136))).toEqual(OPENER);
    expect(isolationHeaders('play', true, undefined)).toEqual(OPENER);
  });

  test.each(['login', 'signup', 'tos'])('others have nothing on "%s"', area => {
    expect(isolationHeaders(area, false, undefined)).toEqual({});
  });
});
