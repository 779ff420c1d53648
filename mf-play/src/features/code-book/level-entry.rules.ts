import type { LevelData } from '@burrow/contracts';
import type { PythonBook, PythonEntry } from '../../book/book.types.ts';
import { metEntries } from './code-book.rules.ts';

/**
 * Returns the page of the book that belongs to a level: what it introduces, or else what was introduced last in its
 * chapter. Null if the chapter has introduced nothing yet, and where there are no chapters.
 */
export function entryOfLevel(
  book: PythonBook,
  level: Pick<LevelData, 'course_slug' | 'chapter_id' | 'level_id'>,
): PythonEntry | null {
  const here = `${level.course_slug}/${level.chapter_id}`;
  const met = metEntries(book, level).filter(({ level: { chapter } }) => chapter === here);
  const latest = Math.max(...met.map(entry => entry.level.number));
  return met.find(entry => entry.level.number === latest) ?? null;
}
