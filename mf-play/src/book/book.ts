import book from '@burrow/content/code-book.json' with { type: 'json' };
import type { BookEntry } from './book.types.ts';

/** All commands, in the order of the code book. */
export const CODE_BOOK = book as unknown as readonly BookEntry[];

/** Returns what the book says about a command, in a language or in English. Markdown. */
export const textOf = ({ texts }: Pick<BookEntry, 'texts'>, language: string): string =>
  texts[language] ?? texts.en;

/** Returns the first paragraph about a command as plain text; null if the book does not have the command. */
export function summaryOf(command: string, language: string): string | null {
  const entry = CODE_BOOK.find(one => one.command === command);
  if (!entry) return null;
  const [first = ''] = textOf(entry, language).split('\n\n');
  return first.replaceAll(/[`*]/g, '').trim();
}
