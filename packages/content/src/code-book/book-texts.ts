import type { CodeBook, PythonBook } from '../content.types.ts';

/** What the code book says in a language: of commands by their name, of Python's own by `python/<slug>`, of chapters by `chapter/<key>`. */
export type BookTexts = Readonly<Record<string, string>>;

/** Returns the book's texts by language: pages load those of their own, and what one lacks in English. */
export function bookTexts(codeBook: CodeBook, { entries, chapters }: PythonBook): Record<string, BookTexts> {
  const all = [
    ...codeBook.map(({ command, texts }) => [command, texts] as const),
    ...entries.map(({ slug, texts }) => [`python/${slug}`, texts] as const),
    ...Object.entries(chapters).map(([key, { name }]) => [`chapter/${key}`, name] as const),
  ];
  const languages = new Set(all.flatMap(([, texts]) => Object.keys(texts)));
  return Object.fromEntries(
    [...languages].map(language => [
      language,
      Object.fromEntries(
        all.flatMap(([key, texts]) => (texts[language] === undefined ? [] : [[key, texts[language]]])),
      ),
    ]),
  );
}
