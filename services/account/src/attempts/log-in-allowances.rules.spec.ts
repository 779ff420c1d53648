import { expect, test } from '@jest/globals';
import { addressKey, mailKey, mailsFromKey, studentKey, userKey } from './attempt-keys.rules.ts';
import { ACCOUNT_POLICY, EVERYWHERE_POLICY } from './attempts.rules.ts';
import { allowancesOf } from './log-in-allowances.rules.ts';

const account = userKey('ada@example.org');
const allowances = (visitor: string, address: string, isKnown: boolean) =>
  allowancesOf(account, { visitor, address }, isKnown);
const keysOf = (...given: Parameters<typeof allowances>) => allowances(...given).map(({ key }) => key);

test('a known browser shares nothing; others share the account at their address and over all addresses', () => {
  const [own] = keysOf('v1', '203.0.113.5', true);
  expect(own).toBeDefined();
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

test('a success clears what was counted for the browser or the address, and only its own attempt elsewhere', () => {
  const address = '203.0.113.5';
  expect(allowances('v1', address, true)).toMatchObject([{ policy: ACCOUNT_POLICY, isOwn: true }]);
  expect(allowances('v1', address, false)).toMatchObject([
    { policy: ACCOUNT_POLICY, isOwn: true, at: addressKey(address) },
    { policy: EVERYWHERE_POLICY, isOwn: false },
  ]);
});

test('the addresses of one IPv6 network count as one', () => {
  expect(keysOf('v1', '2001:db8::1', false)).toEqual(keysOf('v1', '2001:db8::2', false));
});

test('what is counted is kept apart', () => {
  const ofEmail = ['ada@example.org', 'ben@example.org'].flatMap(email => [userKey(email), mailKey(email)]);
  const ofAddress = ['203.0.113.5', '198.51.100.7'].flatMap(at => [addressKey(at), mailsFromKey(at)]);
  const ofStudent = [null, 'school', 'other'].map(slug => studentKey('ada', slug));
  const keys = [...ofEmail, ...ofAddress, ...ofStudent, studentKey('ben', null)];
  expect(new Set(keys).size).toBe(keys.length);
  expect(studentKey(' ADA', null)).toBe(studentKey('ada', null));
});
