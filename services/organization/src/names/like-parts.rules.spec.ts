import { expect, test } from '@jest/globals';
import { likeParts } from './like-parts.rules.ts';

test.each([
  ['Élan', ['%elan%']],
  ['', ['%%']],
  ['  ', ['%%']],
  ['Müller  Zoë', ['%muller%', '%zoe%']],
  ['100%', [String.raw`%100\%%`]],
  ['a_b_c', [String.raw`%a\_b\_c%`]],
  [String.raw`a\b`, [String.raw`%a\\b%`]],
  [String.raw`\%`, [String.raw`%\\\%%`]],
])('%j is searched for as it is written, word by word', (search, patterns) =>
  expect(likeParts(search)).toEqual(patterns),
);
