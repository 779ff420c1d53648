import { readClassCode } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { randomInt } from 'node:crypto';
import { isRude, makeClassCode } from './class-code.rules.ts';

test('codes are read back as they were made, however they are typed', () => {
  for (let count = 0; count < 200; count += 1) {
    const code = makeClassCode(randomInt);
    expect(readClassCode(code)).toBe(code);
    expect(readClassCode(` ${code.toUpperCase().replace('-', ' ')}`)).toBe(code);
  }
});

test('a code does not read like a rude word: another is made', () => {
  expect(isRude('mfck')).toBe(true);
  const letters = [...'bcdfghjkmnprstvwxz'];
  const wanted = [...'fckdcdfg'].map(letter => letters.indexOf(letter));
  const chance = (below: number): number => wanted.shift() ?? below - 1;
  expect(makeClassCode(chance)).toBe('cdfg-9999');
});
