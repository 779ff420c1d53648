import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileCodeBook } from '../code-book/compile-code-book.ts';
import { compilePythonBook } from '../code-book/compile-python-book.ts';
import { compileContent } from './compile-content.ts';
import { compileGuide } from '../guide/compile-guide.ts';
import { compilePrograms } from '../load-programs.ts';
import { compileQuizzes } from '../quizzes/compile-quizzes.ts';
import { writePictures } from '../pictures/write-pictures.ts';
import type { Problem } from './problem.ts';

/** The folder of a kind of content. */
export const folderOf = (name: string): string => fileURLToPath(new URL(`../../${name}/`, import.meta.url));

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
  mkdirSync(new URL('guide/', dist), { recursive: true });
  writeFileSync(new URL('content.json', dist), `${JSON.stringify(content)}\n`);
  writeFileSync(new URL('code-book.json', dist), `${JSON.stringify(codeBook)}\n`);
  writeFileSync(new URL('python-book.json', dist), `${JSON.stringify(pythonBook)}\n`);
  for (const [language, pages] of Object.entries(guides))
    writeFileSync(new URL(`guide/${language}.json`, dist), `${JSON.stringify(pages)}\n`);
  writeFileSync(new URL('quizzes.json', dist), `${JSON.stringify(quizzes)}\n`);
  writePictures(levels, new URL('pictures/', dist));
  writeFileSync(new URL('programs.json', dist), `${JSON.stringify(compilePrograms(levels))}\n`);
  return problems;
}
