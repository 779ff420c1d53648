import { expect, test } from '@jest/globals';
import { PYTHON_BOOK } from '../../book/python-book.ts';
import { entryOfLevel } from './level-entry.rules.ts';

const entryName = (course_slug: string, chapter_id: number, level_id: number): string | undefined =>
  entryOfLevel(PYTHON_BOOK, { course_slug, chapter_id, level_id })?.slug;

test('a level that introduces something has its page', () => {
  const [first] = PYTHON_BOOK.entries.filter(({ level }) => level.chapter === 'python/3');
  expect(first && entryName('python', 3, first.level.number)).toBe(first?.slug);
});

test('a level that introduces nothing has the page that came last in its chapter', () => {
  const numbers = PYTHON_BOOK.entries
    .filter(({ level }) => level.chapter === 'python/3')
    .map(({ level }) => level.number);
  const last = Math.max(...numbers);
  expect(entryName('python', 3, last + 1)).toBe(entryName('python', 3, last));
});

test('a page never runs ahead of the level, and a challenge has none', () => {
  for (const { level, slug } of PYTHON_BOOK.entries) {
    const [course = '', chapter] = level.chapter.split('/');
    if (level.number > 1) expect(entryName(course, Number(chapter), level.number - 1)).not.toBe(slug);
  }
  expect(entryName('challenges', 1, 1)).toBeUndefined();
});
