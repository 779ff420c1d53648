import book from '@burrow/content/code-book.json' with { type: 'json' };
import type { BookEntry } from './book.types.ts';

/** All commands, in the order in which the book has them. */
export const CODE_BOOK = book as unknown as readonly BookEntry[];

/** What the book says of a command in a language, else in English. Markdown. */
export const textOf = ({ texts }: Pick<BookEntry, 'texts'>, language: string): string =>
  texts[language] ?? texts.en;

/** The first paragraph of what the book says of a command, as plain text; null where it has no such command. */
export function summaryOf(command: string, language: string): string | null {
  const entry = CODE_BOOK.find(one => one.command === command);
  if (!entry) return null;
  const [first = ''] = textOf(entry, language).split('\n\n');
  return first.replaceAll(/[`*]/g, '').trim();
}
