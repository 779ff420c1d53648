import { expect, test } from '@jest/globals';
import { codeAllowancesOf } from './code-allowances.rules.ts';

const keys = (address: string, visitor: string | null = null, isKnown = false) =>
  codeAllowancesOf({ address, visitor }, isKnown).map(({ key }) => key);

test('networks share nothing with each other in IPv4', () => {
  expect(keys('203.0.113.5')).toEqual(keys('203.0.113.5', 'another browser'));
  expect(keys('203.0.113.5')).toHaveLength(1);
  expect(keys('203.0.113.6')).not.toEqual(keys('203.0.113.5'));
});

test('in IPv6 a network is a /64, and those of one /48 share a second, higher allowance', () => {
  const [network, site] = keys('2001:db8:1:2::5');
  expect(keys('2001:db8:1:2:9::1')).toEqual([network, site]);
  expect(keys('2001:db8:1:3::5')).toEqual([expect.not.stringContaining(String(network)), site]);
  expect(keys('2001:db8:2:2::5')).not.toContain(site);
  const [here, around] = codeAllowancesOf({ address: '2001:db8:1:2::5', visitor: null }, false);
  expect(around?.policy.free).toBeGreaterThan(here?.policy.free ?? 0);
});

test('a known browser shares nothing, wherever it is', () => {
  expect(keys('203.0.113.5', 'ada', true)).toEqual(keys('2001:db8::1', 'ada', true));
  expect(keys('203.0.113.5', 'ada', true)).not.toEqual(keys('203.0.113.5', 'ben', true));
  expect(keys('203.0.113.5', 'ada', true)).not.toEqual(keys('203.0.113.5'));
  expect(keys('203.0.113.5', null, true)).toEqual(keys('203.0.113.5'));
});
