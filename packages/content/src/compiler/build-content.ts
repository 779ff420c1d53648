import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileCodeBook } from '../code-book/compile-code-book.ts';
import { bookTexts } from '../code-book/book-texts.ts';
import { compilePythonBook } from '../code-book/compile-python-book.ts';
import { compileContent } from './compile-content.ts';
import { compileGuide } from '../guide/compile-guide.ts';
import { compilePrograms } from '../load-programs.ts';
import type { CodeBook, PythonBook } from '../content.types.ts';
import { compileQuizzes } from '../quizzes/compile-quizzes.ts';
import { writePictures } from '../pictures/write-pictures.ts';
import type { Problem } from './problem.ts';

/** The folder of a kind of content. */
export const folderOf = (name: string): string => fileURLToPath(new URL(`../../${name}/`, import.meta.url));

function withoutTexts<Entry extends { readonly texts: unknown }>(written: Entry): Omit<Entry, 'texts'> {
  const { texts: _texts, ...entry } = written;
  return entry;
}

/** The book as it is in every language, and a file of texts for each. */
function writeBook(dist: URL, codeBook: CodeBook, pythonBook: PythonBook): void {
  const chapters = Object.entries(pythonBook.chapters).map(([key, { before }]) => [key, { before }] as const);
  const files = {
    'code-book.json': codeBook.map(withoutTexts),
    'python-book.json': {
      chapters: Object.fromEntries(chapters),
      entries: pythonBook.entries.map(withoutTexts),
    },
    ...Object.fromEntries(
      Object.entries(bookTexts(codeBook, pythonBook)).map(([code, texts]) => [`book/${code}.json`, texts]),
    ),
  };
  for (const [file, content] of Object.entries(files))
    writeFileSync(new URL(file, dist), `${JSON.stringify(content)}\n`);
}

/** Writes all content to dist, or nothing if something is wrong with it. */
export function buildContent(options: { readonly withDrafts: boolean }): readonly Problem[] {
  const compilation = compileContent(folderOf('courses'), options);
  const { content, levels } = compilation;
  const { codeBook, ...book } = compileCodeBook(folderOf('code-book'), compilation.translations);
  const { pythonBook, ...python } = compilePythonBook(folderOf('code-book/python'), compilation);
  const { guides, ...guide } = compileGuide(folderOf('guide'), compilation);
  const { quizzes, ...quiz } = compileQuizzes(folderOf('quizzes'), compilation);
  const problems = [compilation, book, python, guide, quiz].flatMap(part => part.problems);
  if (problems.length > 0) return problems;
  const dist = new URL('../../dist/', import.meta.url);
  for (const folder of ['guide/', 'book/']) mkdirSync(new URL(folder, dist), { recursive: true });
  writeFileSync(new URL('content.json', dist), `${JSON.stringify(content)}\n`);
  writeBook(dist, codeBook, pythonBook);
  for (const [language, pages] of Object.entries(guides))
    writeFileSync(new URL(`guide/${language}.json`, dist), `${JSON.stringify(pages)}\n`);
  writeFileSync(new URL('quizzes.json', dist), `${JSON.stringify(quizzes)}\n`);
  writePictures(levels, new URL('pictures/', dist));
  writeFileSync(new URL('programs.json', dist), `${JSON.stringify(compilePrograms(levels))}\n`);
  return problems;
}
