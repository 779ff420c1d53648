import { expect, test } from '@jest/globals';
import { englishKeys, withEnglish } from './with-english.ts';

test('what a translation lacks is English, key by key', () => {
  const english = { run: { start: 'Run', stop: 'Stop' }, days: ['Monday', 'Tuesday'], name: 'Name' };
  expect(withEnglish(english, { run: { start: 'Start' }, days: ['Montag', 'Dienstag'] })).toEqual({
    run: { start: 'Start', stop: 'Stop' },
    days: ['Montag', 'Dienstag'],
    name: 'Name',
  });
});

test('an empty text is missing, unless the English is empty as well', () => {
  expect(withEnglish({ run: 'Run', mark: '' }, { run: '', mark: '' })).toEqual({ run: 'Run', mark: '' });
});

test.each([
  ['a language with one form gets no second', { apple: 'りんご' }, { apple: 'りんご' }],
  ['without the word it has all English forms', {}, { apple: 'apple', apple_other: 'apples' }],
  [
    'a language with more forms keeps them',
    { apple: 'jabłko', apple_few: 'jabłka', apple_many: 'jabłek', apple_other: 'jabłka' },
    { apple: 'jabłko', apple_few: 'jabłka', apple_many: 'jabłek', apple_other: 'jabłka' },
  ],
  [
    'a language may have forms that English lacks',
    { apple: 'Apfel', apple_accusative: 'den Apfel', apple_accusative_other: 'die Äpfel' },
    { apple: 'Apfel', apple_accusative: 'den Apfel', apple_accusative_other: 'die Äpfel' },
  ],
])('counted words: %s', (_, translation, expected) => {
  expect(withEnglish({ apple: 'apple', apple_other: 'apples' }, translation)).toEqual(expected);
});

test('forms that are nested belong together', () => {
  const english = { tiles: { one: 'one tile', other: '{{count}} tiles' } };
  expect(withEnglish(english, { tiles: { other: '{{count}}マス' } })).toEqual({
    tiles: { other: '{{count}}マス' },
  });
});

test('what the English does not have any more is left out', () => {
  expect(withEnglish({ run: 'Run' }, { run: 'Start', walk: 'Gehen', walk_one: 'Gehen' })).toEqual({
    run: 'Start',
  });
});
test('what is English is named, a counted word once and a part with all below it', () => {
  const english = {
    run: { start: 'Run', stop: 'Stop' },
    apple_one: 'apple',
    apple_other: 'apples',
    pear_one: 'pear',
    pear_other: 'pears',
    open: { title: 'Open', text: '' },
    mark: '',
  };
  const translation = { run: { start: 'Start', stop: '' }, pear_few: 'gruszki', mark: '' };
  expect(englishKeys(english, translation)).toEqual(['run.stop', 'apple', 'open']);
  expect(englishKeys(english, english)).toEqual([]);
});
