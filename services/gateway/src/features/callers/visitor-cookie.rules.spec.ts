import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { cookieIn, readVisitor, visitorCookie } from './visitor-cookie.rules.ts';

const SECRET = 's'.repeat(40);
const valueOf = (setCookie: string): string => setCookie.split(';')[0]?.split('=')[1] ?? '';

describe('the visitor cookie', () => {
  test('returns the id it was created for', () => {
    const id = randomUUID();
    expect(readVisitor(valueOf(visitorCookie(id, SECRET, false)), SECRET)).toEqual({ id, isFresh: true });
  });

  test('signed by an old key is recognised, and has to be renewed', () => {
    const id = randomUUID();
    const value = valueOf(visitorCookie(id, SECRET, false));
    const keys = `${'n'.repeat(40)},${SECRET}`;
    expect(readVisitor(value, keys)).toEqual({ id, isFresh: false });
    expect(readVisitor(valueOf(visitorCookie(id, keys, false)), 'n'.repeat(40))).toEqual({
      id,
      isFresh: true,
    });
  });

  test('is bound to the host with TLS', () => {
    expect(visitorCookie(randomUUID(), SECRET, true)).toMatch(
      /^__Host-visitor=\S+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(visitorCookie(randomUUID(), SECRET, false)).toMatch(
      /^visitor=\S+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('that was changed or signed by others belongs to nobody', () => {
    const value = valueOf(visitorCookie(randomUUID(), SECRET, false));
    const other = valueOf(visitorCookie(randomUUID(), SECRET, false));
    const mixed = `${value.split('.')[0]}.${other.split('.')[1]}`;
    for (const wrong of [mixed, `${value}x`, value.slice(1), '', undefined]) {
      expect(readVisitor(wrong, SECRET)).toBeUndefined();
    }
    expect(readVisitor(value, 't'.repeat(40))).toBeUndefined();
  });

  test('is found among others', () => {
    expect(cookieIn('a=1; visitor=abc; b=2', 'visitor')).toBe('abc');
    expect(cookieIn('a=1 ; visitor = a=b ', 'visitor')).toBe('a=b');
    expect(cookieIn('notvisitor=1; visitorx; visitor', 'visitor')).toBeUndefined();
    expect(cookieIn(undefined, 'visitor')).toBeUndefined();
  });
});
