import { describe, expect, test } from '@jest/globals';
import { cookieIn, mintVisitor, readVisitor } from './visitor-cookie.rules.ts';

const SECRET = 's'.repeat(40);
const valueOf = (setCookie: string): string => setCookie.split(';')[0]?.split('=')[1] ?? '';

describe('the visitor cookie', () => {
  test('brings back the id that was minted', () => {
    const { id, setCookie } = mintVisitor(SECRET, false);
    expect(readVisitor(valueOf(setCookie), SECRET)).toBe(id);
  });

  test('is bound to the host with TLS', () => {
    expect(mintVisitor(SECRET, true).setCookie).toMatch(
      /^__Host-visitor=\S+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(mintVisitor(SECRET, false).setCookie).toMatch(
      /^visitor=\S+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('that was changed or signed by others is nobody', () => {
    const value = valueOf(mintVisitor(SECRET, false).setCookie);
    const other = valueOf(mintVisitor(SECRET, false).setCookie);
    const mixed = `${value.split('.')[0]}.${other.split('.')[1]}`;
    for (const wrong of [mixed, `${value}x`, value.slice(1), '', undefined]) {
      expect(readVisitor(wrong, SECRET)).toBeUndefined();
    }
    expect(readVisitor(value, 't'.repeat(40))).toBeUndefined();
  });

  test('is found among others', () => {
    expect(cookieIn('a=1; visitor=abc; b=2', 'visitor')).toBe('abc');
    expect(cookieIn('notvisitor=1', 'visitor')).toBeUndefined();
    expect(cookieIn(undefined, 'visitor')).toBeUndefined();
  });
});
