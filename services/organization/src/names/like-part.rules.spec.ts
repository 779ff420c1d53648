import { expect, test } from '@jest/globals';
import { likePart } from './like-part.rules.ts';

test.each([
  ['Élan', '%elan%'],
  ['', '%%'],
  ['100%', String.raw`%100\%%`],
  ['a_b_c', String.raw`%a\_b\_c%`],
  [String.raw`a\b`, String.raw`%a\\b%`],
  [String.raw`\%`, String.raw`%\\\%%`],
])('%j is searched for as it is written', (search, pattern) => expect(likePart(search)).toBe(pattern));
