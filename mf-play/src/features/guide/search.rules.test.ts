import type { Guide } from '@burrow/content/guide.types';
import { describe, expect, test } from '@jest/globals';
import {
  excerptOf,
  plainText,
  searchGuide,
  searchWords,
  sectionsOf,
  type GuideSection,
} from './search.rules.ts';

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

test('every part of every page and chapter can be found, in the order in which they are read', () => {
  const lesson = {
    aims: 'Use **for**.',
    plan: { before: 'Print.', steps: [{ title: 'Begin', text: 'Ask *why*.' }, { title: 'End', text: 'Tell.' }] },
    activity: { title: 'Walk', text: 'Go `on`.' },
    mistakes: [{ level: 'loops-level1', program: 'short', title: 'Too `few`', text: 'One **more**.' }],
  }; // prettier-ignore
  const levels = [{ name: 'The well', words: [{ term: 'loop', text: 'Does it *again*.' }] }];
  const guide = {
    pages: [
      { slug: 'start', title: 'Start', text: 'Hello **all**.\n\n## Set up\n\nPrint *cards*.' },
      { slug: 'chapters', title: 'Chapters', text: '## All of them\n\nLook.' },
    ],
    courses: [{ slug: 'python', chapters: [{ slug: 'loops', name: 'Loops', levels, lesson }] }],
  } as unknown as Guide;
  const titles = { aims: 'Aims', words: 'Words', plan: 'Plan', activity: 'Activity', mistakes: 'Mistakes' };
  const told = sectionsOf(guide, titles).map(({ page, pageTitle, id, title, text }) => [
    page,
    pageTitle,
    id,
    title,
    text,
  ]);
  expect(told).toEqual([
    ['start', 'Start', null, '', 'Hello all.'],
    ['start', 'Start', 'part-1', 'Set up', 'Print cards.'],
    ['chapters', 'Chapters', 'part-1', 'All of them', 'Look.'],
    ['loops', 'Loops', 'aims', 'Aims', 'Use for.'],
    ['loops', 'Loops', 'words', 'Words', 'The well loop: Does it again.'],
    ['loops', 'Loops', 'plan', 'Plan', 'Print. Begin. Ask why. End. Tell.'],
    ['loops', 'Loops', 'activity', 'Activity: Walk', 'Go \u2066on\u2069.'],
    ['loops', 'Loops', 'loops-level1-short', 'Too \u2066few\u2069', 'One more.'],
  ]);
});

test('a title of a page counts more than its text, and less than that of a part', () => {
  const sections = [section('a', 'loop'), section('b', 'x', 'Loop'), section('loop', 'x')];
  expect(find('loop', ...sections)).toEqual(['loop', 'b', 'a']);
  expect(find('loop x', section('a', 'loop x'), section('c', 'x', 'Loop'))).toEqual(['c', 'a']);
});

test('a word that is typed twice counts once', () => {
  expect(searchWords('Loop loop')).toEqual(['loop']);
  expect(searchWords('a b')).toEqual(['a', 'b']);
  expect(searchWords('  loop   range ')).toEqual(['loop', 'range']);
  expect(searchWords(' a ')).toEqual([]);
});

describe('an excerpt', () => {
  /** Words of six letters, so that the n-th begins at 7n. */
  const text = Array.from({ length: 60 }, (_, at) => `word${at + 10}`).join(' ');
  const between = (first: number, last: number) => text.slice(7 * (first - 10), 7 * (last - 10) + 6);

  test('begins at the beginning if what is found is near it, else a little before it', () => {
    expect(excerptOf(text, ['word17'])).toBe(`${between(10, 33)} …`);
    expect(excerptOf(text, ['word20'])).toBe(`… ${between(13, 36)} …`);
    expect(excerptOf(`${'x'.repeat(49)} needle`, ['needle'])).toMatch(/^x/);
    expect(excerptOf(`${'x'.repeat(50)} needle`, ['needle'])).toBe('… needle');
  });

  test('ends at the end if that is near, and shows a word whole that is too long', () => {
    expect(excerptOf(text, ['word68'])).toBe(`… ${between(61, 69)}`);
    expect(excerptOf(text.slice(0, 170), ['word10'])).toBe(text.slice(0, 170));
    const long = `a ${'x'.repeat(300)}`;
    expect(excerptOf(long, ['xxx'])).toBe(long);
  });
});
