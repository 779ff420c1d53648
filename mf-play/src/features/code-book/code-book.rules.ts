import { commandRow, type CommandGroup, type LevelData } from '@burrow/contracts';
import type { BookEntry, PythonBook, PythonEntry } from '../../book/book.types.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[_\s]+/g, ' ');

/** Whether a text has every word of a search. */
const hasWords = (text: string, search: string): boolean =>
  plain(search)
    .split(' ')
    .every(word => plain(text).includes(word));

/** What the book can be narrowed to. */
export type BookGroup = CommandGroup | 'python' | 'all';

/**
 * Returns the commands of a group that contain every word of a search, in their name, their group's name
 * or their text.
 * @param wordsOf returns what the page says about an entry, in its language
 */
export const findEntries = (
  entries: readonly BookEntry[],
  group: BookGroup,
  search: string,
  wordsOf: (entry: BookEntry) => string,
): readonly BookEntry[] =>
  entries
    .filter(({ command }) => group === 'all' || commandRow(command).group === group)
    .filter(entry => hasWords(`${entry.syntax} ${entry.command} ${wordsOf(entry)}`, search));

/** Returns what the book says about Python and contains every word of a search, if the group has it. */
export const findPython = (
  entries: readonly PythonEntry[],
  group: BookGroup,
  search: string,
  wordsOf: (entry: PythonEntry) => string,
): readonly PythonEntry[] =>
  ['all', 'python'].includes(group)
    ? entries.filter(entry => hasWords(`${entry.name} ${entry.slug} ${wordsOf(entry)}`, search))
    : [];

/** Returns what this and earlier levels introduce; in a level without a chapter, everything. */
export function metEntries(
  { chapters, entries }: PythonBook,
  level: Pick<LevelData, 'course_slug' | 'chapter_id' | 'level_id'>,
): readonly PythonEntry[] {
  const here = `${level.course_slug}/${level.chapter_id}`;
  const chaptersBefore = chapters[here]?.before;
  if (chaptersBefore === undefined) return entries;
  return entries.filter(({ level: { chapter, number } }) =>
    chapter === here ? number <= level.level_id : (chapters[chapter]?.before ?? NaN) < chaptersBefore,
  );
}
