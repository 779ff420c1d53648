import { expect, test } from '@jest/globals';
import { drainMs, isPrivate } from './reach.rules.ts';

test.each([
  ['localhost', undefined, true],
  ['localhost', '127.0.0.1', false],
  ['0.0.0.0', undefined, false],
])('on %s with the proxy %s only this machine can reach it: %s', (HOST, TRUST_PROXY, expected) => {
  expect(isPrivate({ HOST, TRUST_PROXY })).toBe(expected);
});

test('a balancer gets time to notice, a single machine needs none, and a setting decides', () => {
  const TRUST_PROXY = undefined;
  expect(drainMs({ HOST: '0.0.0.0', TRUST_PROXY, DRAIN_MS: undefined })).toBe(5_000);
  expect(drainMs({ HOST: 'localhost', TRUST_PROXY, DRAIN_MS: undefined })).toBe(0);
  expect(drainMs({ HOST: '0.0.0.0', TRUST_PROXY, DRAIN_MS: 0 })).toBe(0);
});
