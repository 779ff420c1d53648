import { UsernameSchema } from '@burrow/contracts';
import { describe, expect, test } from '@jest/globals';
import { isRude, makeUsername } from './generate-username.rules.ts';
import { USERNAME_WORDS } from './username-words.texts.ts';

const longestNumber = 999_999_999;

describe.each([...USERNAME_WORDS])('names in %s', (_language, { first, second }) => {
  const all = first.flatMap(one => second.map(two => `${one}-${two}`));

  test('are many, and each only once', () => {
    expect(new Set(all).size).toBe(first.length * second.length);
    expect(all.length).toBeGreaterThan(900);
  });

  test('are never rude, in any combination', () => {
    expect(all.filter(isRude)).toEqual([]);
  });

  test('are valid usernames, with the shortest number and the longest', () => {
    expect(all.filter(name => !UsernameSchema.safeParse(`${name}-10`).success)).toEqual([]);
    expect(all.filter(name => !UsernameSchema.safeParse(`${name}-${longestNumber}`).success)).toEqual([]);
  });
});

test('what is rude is found across the joint of two words', () => {
  expect(['star-seal-10', 'speedy-fox-10', 'BRAVE-ASS-10'].map(isRude)).toEqual([true, true, true]);
});

test('a name consists of two words and a number; an unfit one is null', () => {
  const words = { first: ['brave'], second: ['otter'] };
  expect(makeUsername(words, 2, () => 0)).toBe('brave-otter-10');
  expect(makeUsername(words, 2, below => (below === 90 ? 59 : 0))).toBeNull();
  expect(makeUsername({ first: ['star'], second: ['seal'] }, 2, () => 0)).toBeNull();
});
