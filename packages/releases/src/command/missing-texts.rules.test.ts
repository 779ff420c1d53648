import { expect, test } from '@jest/globals';
import { countMissing, missingTextsLine } from './missing-texts.rules.ts';

test('what is missing is counted by name, whatever forms of the plural a language has', () => {
  const english = {
    title: 'Levels',
    left: { text_one: 'One level', text_other: '{{count}} levels' },
    go: 'Go',
  };
  expect(countMissing(english, english)).toBe(0);
  expect(countMissing(english, { title: 'レベル', left: { text_other: '{{count}}' }, go: '進む' })).toBe(0);
  expect(countMissing(english, { title: '', left: {}, go: 'Los' })).toBe(2);
  expect(countMissing(english, {})).toBe(3);
});

test('languages that lack equally many are named together, the worst first', () => {
  const counts = new Map([
    ['ar', 0],
    ['de', 2],
    ['fr', 18],
    ['pl', 2],
  ]);
  expect(missingTextsLine(counts)).toBe(
    'Texts that are missing, and are shown in English: 18 in fr; 2 in de, pl.',
  );
  expect(missingTextsLine(new Map([['ar', 0]]))).toBe('No text is missing in any of its 2 languages.');
});
