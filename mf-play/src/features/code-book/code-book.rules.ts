import { commandRow, type CommandGroup } from '@burrow/contracts';
import type { BookEntry } from '../../book/book.types.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[_\s]+/g, ' ');

/**
 * Returns the entries of a group that contain every word of a search, in the command's name, its group's name
 * or its text.
 * @param wordsOf returns what the page says about an entry, in its language
 */
export function findEntries(
  entries: readonly BookEntry[],
  group: CommandGroup | 'all',
  search: string,
  wordsOf: (entry: BookEntry) => string,
): readonly BookEntry[] {
  const words = plain(search).split(' ').filter(Boolean);
  return entries.filter(entry => {
    if (group !== 'all' && commandRow(entry.command).group !== group) return false;
    const text = plain(`${entry.syntax} ${entry.command} ${wordsOf(entry)}`);
    return words.every(word => text.includes(word));
  });
}
