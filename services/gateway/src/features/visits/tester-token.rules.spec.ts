import { expect, test } from '@jest/globals';
import { testerCookie, testerSeconds, testerToken } from './tester-token.rules.ts';

const KEY = 'k'.repeat(40);
const now = new Date('2026-11-23T12:00:00Z');
const later = new Date('2026-11-23T13:00:00Z');

test('a token is valid until its time, and only with its key', () => {
  const token = testerToken(later, KEY);
  expect(testerSeconds(token, KEY, now)).toBe(3_600);
  expect(testerSeconds(token, KEY, later)).toBe(0);
  expect(testerSeconds(token, 'o'.repeat(40), now)).toBe(0);
});

test('a new key in front of the old one signs, and links of the old one go on as long as it is there', () => {
  const fresh = 'n'.repeat(40);
  const old = testerToken(later, KEY);
  expect(testerSeconds(old, `${fresh},${KEY}`, now)).toBe(3_600);
  expect(testerSeconds(old, fresh, now)).toBe(0);
  expect(testerToken(later, `${fresh},${KEY}`)).toBe(testerToken(later, fresh));
});

test('a token that was changed is worth nothing', () => {
  const token = testerToken(later, KEY);
  const [until = '', signature = ''] = token.split('.');
  for (const wrong of [
    `${Number(until) + 1}.${signature}`,
    `${until}.${'A'.repeat(43)}`,
    until,
    '',
    undefined,
  ])
    expect(testerSeconds(wrong, KEY, now)).toBe(0);
});

test('the cookie is bound to the host with TLS, and not for scripts', () => {
  expect(testerCookie('t', 60, true)).toBe(
    '__Host-tester=t; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure',
  );
  expect(testerCookie('t', 60, false)).toBe('tester=t; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
});
