import { expect, test } from '@jest/globals';
import { userKey } from './attempt-keys.rules.ts';
import { allowancesOf } from './log-in-allowances.rules.ts';

const account = userKey('ada@example.org');
const keysOf = (visitor: string, address: string, isKnown: boolean) =>
  allowancesOf(account, { visitor, address }, isKnown).map(({ key }) => key);

test('a known browser shares nothing; others share the account at their address and over all addresses', () => {
  const [own] = keysOf('v1', '203.0.113.5', true);
  expect(keysOf('v1', '198.51.100.7', true)).toEqual([own]);
  expect(keysOf('v2', '203.0.113.5', true)).not.toContain(own);
  const [here, everywhere] = keysOf('v1', '203.0.113.5', false);
  expect([own, everywhere]).not.toContain(here);
  expect(everywhere).toBe(account);
  expect(keysOf('v2', '203.0.113.5', false)).toEqual([here, everywhere]);
  expect(keysOf('v1', '198.51.100.7', false)).toEqual([
    expect.not.stringContaining(String(here)),
    everywhere,
  ]);
});

test('the addresses of one IPv6 network count as one', () => {
  expect(keysOf('v1', '2001:db8::1', false)).toEqual(keysOf('v1', '2001:db8::2', false));
});
