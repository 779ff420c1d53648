import { describe, expect, test } from '@jest/globals';
import { hashRecoveryCode, makeRecoveryCodes, shownCode } from './recovery-codes.rules.ts';

describe('recovery codes', () => {
  const many = Array.from({ length: 100 }, makeRecoveryCodes);

  test('are ten, each another one', () => {
    for (const codes of many) expect(codes).toHaveLength(10);
    expect(new Set(many.flat()).size).toBe(1_000);
  });

  test('have ten signs that nobody takes for another, and use all of them', () => {
    for (const code of many.flat()) expect(code).toMatch(/^[a-hjkmnp-z2-9]{10}$/);
    expect(new Set(many.flat().join('')).size).toBe(31);
  });

  test('are shown in two halves', () => expect(shownCode('abcde23456')).toBe('abcde-23456'));
});

describe('what is kept of a code', () => {
  const kept = (code: string, secret: string) => hashRecoveryCode(code, secret).toString('hex');

  test('is the same for the same code, and found by no other', () => {
    expect(kept('abcde23456', 'secret')).toBe(kept('abcde23456', 'secret'));
    expect(kept('abcde23457', 'secret')).not.toBe(kept('abcde23456', 'secret'));
  });

  test('is of no use without the secret of the installation', () => {
    expect(kept('abcde23456', 'other')).not.toBe(kept('abcde23456', 'secret'));
    expect(kept('abcde23456', 'secret')).not.toContain('abcde23456');
  });
});
