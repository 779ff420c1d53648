import { expect, test } from '@jest/globals';
import { newWordsOf } from './new-words.rules.ts';

const LEVELS = [
  { slug: 'one', texts: ['The carrots wait. Use `collect()`.'] },
  {
    slug: 'two',
    texts: ["{animal} waits: don't use the gate.", 'The gate is open.\n```python\nplayer.open()\n```'],
  },
];

test('the new words of a level are those of no earlier one, without code and the name of the animal', () => {
  expect(newWordsOf(LEVELS, 'one')).toEqual(['the', 'carrots', 'wait', 'use']);
  expect(newWordsOf(LEVELS, 'two')).toEqual(['waits', "don't", 'gate', 'is', 'open']);
});

test('code alone has no words', () => {
  expect(newWordsOf([{ slug: 'one', texts: ['`collect()`'] }], 'one')).toEqual([]);
});
