import type { Guide } from '@burrow/content/guide.types';
import { expect, test } from '@jest/globals';
import { findPlace, guidePath, partsOf, placesOf } from './guide.rules.ts';

const guide = {
  pages: ['start', 'chapters', 'help'].map(slug => ({ slug, title: slug, text: '' })),
  courses: [
    { slug: 'python', chapters: [{ slug: 'intro' }, { slug: 'loops' }] },
    { slug: 'advanced-python', chapters: [{ slug: 'async' }] },
  ],
} as unknown as Guide;
const places = placesOf(guide);
const around = (slug?: string) => {
  const found = findPlace(places, slug);
  return found && [found.before, found.place, found.after].map(place => place?.slug ?? null);
};

test('the chapters of all courses come after the page that lists them', () => {
  expect(places.map(({ slug, course }) => [slug, course])).toEqual([
    ['start', null],
    ['chapters', null],
    ['intro', 'python'],
    ['loops', 'python'],
    ['async', 'advanced-python'],
    ['help', null],
  ]);
});

test('a place is found with its neighbours', () => {
  expect(around('loops')).toEqual(['intro', 'loops', 'async']);
  expect(around('help')).toEqual(['async', 'help', null]);
});

test('without a name it is the first one', () => {
  expect(around()).toEqual([null, 'start', 'chapters']);
});

test('a place that does not exist, or a guide without pages, is not found', () => {
  expect(around('nothing')).toBeNull();
  expect(findPlace([], undefined)).toBeNull();
});

test('the first page is the guide itself', () => {
  expect(places.slice(0, 3).map(({ slug }) => guidePath(places, slug))).toEqual([
    'guide',
    'guide/chapters',
    'guide/intro',
  ]);
});

test('a text is split at its headings, with anchors that do not depend on the language', () => {
  const text = 'Before.\n\n## First\n\nOne.\n\n### Below\n\n## Second\n\nTwo.\n';
  expect(partsOf(text)).toEqual([
    { id: 'part-0', title: '', text: 'Before.' },
    { id: 'part-1', title: 'First', text: 'One.\n\n### Below' },
    { id: 'part-2', title: 'Second', text: 'Two.' },
  ]);
  expect(partsOf('## Only\n\nText.').map(({ id }) => id)).toEqual(['part-1']);
  expect(partsOf('##  No text ')).toEqual([{ id: 'part-1', title: 'No text', text: '' }]);
});
