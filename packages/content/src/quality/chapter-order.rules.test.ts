import { expect, test } from '@jest/globals';
import type { CourseFile } from '../schema/course-file.schema.ts';
import { chaptersBefore, chaptersOf } from './chapter-order.rules.ts';

const course = (slug: string, ...chapters: { prefix: string; after?: string }[]) =>
  ({ slug, kind: 'lessons', chapters }) as unknown as CourseFile;

const keysBefore = (key: string, ...courses: CourseFile[]) => {
  const chapters = chaptersOf(courses);
  const chapter = chapters.find(one => one.key === key);
  if (!chapter) throw new Error(`no chapter ${key}`);
  return chaptersBefore(chapter, chapters).map(one => one.key);
};

const PYTHON = course('python', { prefix: 'intro-' }, { prefix: 'loops-' }, { prefix: 'lists-' });

test('a chapter is known by its course and its prefix', () => {
  expect(chaptersOf([PYTHON]).map(({ key, kind }) => [key, kind])).toEqual([
    ['python/intro-', 'lessons'],
    ['python/loops-', 'lessons'],
    ['python/lists-', 'lessons'],
  ]);
});

test('the chapters before one are those of its course, the nearest first', () => {
  expect(keysBefore('python/lists-', PYTHON)).toEqual(['python/loops-', 'python/intro-']);
  expect(keysBefore('python/intro-', PYTHON)).toEqual([]);
});

test('the first chapter of a course follows none of the course before', () => {
  const other = course('other', { prefix: 'a-' }, { prefix: 'b-' });
  expect(keysBefore('other/b-', PYTHON, other)).toEqual(['other/a-']);
});

test('a chapter that names another follows it, in any course, and what came before that', () => {
  const advanced = course('advanced', { prefix: 'a-', after: 'python/loops-' }, { prefix: 'b-' });
  expect(keysBefore('advanced/b-', PYTHON, advanced)).toEqual([
    'advanced/a-',
    'python/loops-',
    'python/intro-',
  ]);
  expect(keysBefore('advanced/a-', advanced)).toEqual([]);
});

test('chapters that follow each other in a circle are each told once', () => {
  const circle = course('c', { prefix: 'a-', after: 'c/b-' }, { prefix: 'b-' });
  expect(keysBefore('c/a-', circle)).toEqual(['c/b-', 'c/a-']);
});
