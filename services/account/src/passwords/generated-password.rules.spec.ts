import { expect, test } from '@jest/globals';
import { randomInt } from 'node:crypto';
import { isCommonPassword } from './demand-uncommon.ts';
import { generatePassword } from './generated-password.rules.ts';
import words from './password-words.json' with { type: 'json' };

test('three different words, none of them long', () => {
  for (let time = 0; time < 500; time += 1) {
    const password = generatePassword(randomInt);
    expect(password).toMatch(/^[a-z]{3,6} [a-z]{3,6} [a-z]{3,6}$/);
    expect(new Set(password.split(' ')).size).toBe(3);
    expect(isCommonPassword(password)).toBe(false);
  }
});

test('a word that was drawn already is drawn again', () => {
  const drawn = [1, 1, 2, 1, 2, 3];
  expect(generatePassword(() => drawn.shift() ?? 0)).toBe([words[1], words[2], words[3]].join(' '));
});

test('there are enough words that nobody guesses three of them within the tries that an account allows', () => {
  expect(words.length).toBeGreaterThanOrEqual(500);
  expect(new Set(words).size).toBe(words.length);
});
