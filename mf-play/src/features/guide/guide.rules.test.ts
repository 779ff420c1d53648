import type { GuidePage } from '@burrow/content/guide.types';
import { expect, test } from '@jest/globals';
import { findPage, guidePath } from './guide.rules.ts';

const pages = ['start', 'lessons', 'help'].map(slug => ({ slug }) as GuidePage);
const around = (slug?: string) => {
  const found = findPage(pages, slug);
  return found && [found.before, found.page, found.after].map(page => page?.slug ?? null);
};

test('a page is found with its neighbours', () => {
  expect(around('lessons')).toEqual(['start', 'lessons', 'help']);
  expect(around('help')).toEqual(['lessons', 'help', null]);
});

test('without a name it is the first one', () => {
  expect(around()).toEqual([null, 'start', 'lessons']);
});

test('a page that does not exist, or a guide without pages, is not found', () => {
  expect(around('nothing')).toBeNull();
  expect(findPage([], undefined)).toBeNull();
});

test('the first page is the guide itself', () => {
  expect(pages.map(page => guidePath(pages, page))).toEqual(['guide', 'guide/lessons', 'guide/help']);
});
