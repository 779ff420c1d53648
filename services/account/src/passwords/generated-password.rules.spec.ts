import { expect, test } from '@jest/globals';
import { randomInt } from 'node:crypto';
import { isCommonPassword } from './demand-uncommon.ts';
import { generatePassword } from './generated-password.rules.ts';

test('ten characters that cannot be confused with each other', () => {
  for (let time = 0; time < 500; time += 1) {
    const password = generatePassword(randomInt);
    expect(password).toMatch(/^[a-hjkmnp-z2-9]{10}$/);
    expect(isCommonPassword(password)).toBe(false);
  }
});
