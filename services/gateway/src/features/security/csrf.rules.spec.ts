import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { csrfCookie, csrfTokenOf, isCsrfToken, needsCsrfToken } from './csrf.rules.ts';

const SECRET = 's'.repeat(40);

describe('the CSRF token', () => {
  test('is valid only for its visitor', () => {
    const [one, other] = [randomUUID(), randomUUID()];
    expect(isCsrfToken(csrfTokenOf(one, SECRET), one, SECRET)).toBe(true);
    expect(isCsrfToken(csrfTokenOf(other, SECRET), one, SECRET)).toBe(false);
    expect(isCsrfToken(csrfTokenOf(one, 't'.repeat(40)), one, SECRET)).toBe(false);
    for (const wrong of ['', undefined, ['a']]) expect(isCsrfToken(wrong, one, SECRET)).toBe(false);
  });

  test('of an old key is valid, and the first key signs new ones', () => {
    const visitor = randomUUID();
    const keys = `${'n'.repeat(40)},${SECRET}`;
    expect(isCsrfToken(csrfTokenOf(visitor, SECRET), visitor, keys)).toBe(true);
    expect(csrfTokenOf(visitor, keys)).toBe(csrfTokenOf(visitor, 'n'.repeat(40)));
  });

  test('is readable by our pages and stays on this site', () => {
    const visitor = randomUUID();
    expect(csrfCookie(visitor, SECRET)).toBe(
      `csrf=${csrfTokenOf(visitor, SECRET)}; Max-Age=31536000; Path=/; SameSite=Strict`,
    );
  });

  test.each([
    ['https', 'school.example', false],
    ['http', 'school.example', true],
    ['http', '192.168.1.10', true],
    ['http', 'localhost', false],
    ['http', '127.0.0.1', false],
    ['http', '127.0.0.1.evil.example', true],
  ])('%s://%s: %s', (protocol, host, expected) => {
    expect(needsCsrfToken(protocol, host)).toBe(expected);
  });
});
