import book from '@burrow/content/code-book.json' with { type: 'json' };
import type { Translate } from '@burrow/i18n';
import type { BookEntry, PythonEntry } from './book.types.ts';

/** All commands, in the order of the code book. */
export const CODE_BOOK = book as unknown as readonly BookEntry[];

/** Returns what the book says about a command or something of Python's own. Markdown; `loadBookTexts` loads it. */
export const textOf = (entry: Pick<BookEntry, 'command'> | Pick<PythonEntry, 'slug'>, t: Translate): string =>
  t(`book:${'command' in entry ? entry.command : `python/${entry.slug}`}`);

/** Returns the first paragraph about a command as plain text; null if the book does not have the command. */
export function summaryOf(command: string, t: Translate): string | null {
  const entry = CODE_BOOK.find(one => one.command === command);
  if (!entry) return null;
  const [first = ''] = textOf(entry, t).split('\n\n');
  return first.replaceAll(/[`*]/g, '').trim();
}
