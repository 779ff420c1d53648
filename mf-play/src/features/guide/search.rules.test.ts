import { expect, test } from '@jest/globals';
import { excerptOf, plainText, searchGuide, searchWords, type GuideSection } from './search.rules.ts';

const section = (title: string, text: string, pageTitle = 'A page'): GuideSection => ({
  page: 'page',
  pageTitle,
  id: title,
  title,
  text,
});
const find = (query: string, ...sections: GuideSection[]) =>
  searchGuide(sections, searchWords(query)).map(({ title }) => title);

test('a section is found if it has all words, wherever they stand', () => {
  const sections = [
    section('Cards', 'Print them.', 'Setting up'),
    section('Codes', 'Show them.', 'Setting up'),
  ];
  expect(find('setting print', ...sections)).toEqual(['Cards']);
  expect(find('setting', ...sections)).toEqual(['Cards', 'Codes']);
  expect(find('cards codes', ...sections)).toEqual([]);
});

test('titles count more than texts; what fits the same stays in the order of the guide', () => {
  const sections = [section('One', 'a loop'), section('Two', 'a loop'), section('Loops', 'other')];
  expect(find('loop', ...sections)).toEqual(['Loops', 'One', 'Two']);
});

test('an empty query, blanks and a single letter find nothing', () => {
  const all = section('Aims', 'a b c');
  for (const query of ['', '   ', 'a']) expect(find(query, all)).toEqual([]);
  expect(find('if', section('Conditions', 'an if inside a loop'))).toEqual(['Conditions']);
});

test('a text is searched without its marks', () => {
  const text = 'Press **Run** and read [the guide](/guide).\n\n- `range(3)`\n- done\n\n```\nfor\n```';
  expect(plainText(text)).toBe('Press Run and read the guide. \u2066range(3)\u2069 done \u2066for\u2069');
});

test('the excerpt is around the first word that is found, and cut between words', () => {
  const long = `${'before '.repeat(30)}needle ${'after '.repeat(60)}`.trim();
  const excerpt = excerptOf(long, ['needle']);
  expect(excerpt).toMatch(/^… (before )+needle (after )*after …$/);
  expect(excerpt.length).toBeLessThan(190);
  expect(excerptOf('short text', ['nothing'])).toBe('short text');
});
