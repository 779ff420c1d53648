import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileCodeBook } from '../code-book/compile-code-book.ts';
import { compileContent } from './compile-content.ts';
import { compileGuide } from '../guide/compile-guide.ts';
import { compilePrograms } from '../load-programs.ts';
import { writePictures } from '../pictures/write-pictures.ts';
import { showProblem } from './problem.ts';

const folder = (name: string): string => fileURLToPath(new URL(`../../${name}/`, import.meta.url));
const { content, levels, ...courses } = compileContent(folder('courses'));
const { codeBook, ...book } = compileCodeBook(folder('code-book'));
const { guides, ...guide } = compileGuide(folder('guide'), content);
const problems = [...courses.problems, ...book.problems, ...guide.problems];
if (problems.length > 0) {
  for (const problem of problems) console.error(showProblem(problem));
  process.exitCode = 1;
} else {
  const dist = new URL('../../dist/', import.meta.url);
  mkdirSync(new URL('guide/', dist), { recursive: true });
  writeFileSync(new URL('content.json', dist), `${JSON.stringify(content)}\n`);
  writeFileSync(new URL('code-book.json', dist), `${JSON.stringify(codeBook)}\n`);
  for (const [language, pages] of Object.entries(guides))
    writeFileSync(new URL(`guide/${language}.json`, dist), `${JSON.stringify(pages)}\n`);
  writePictures(levels, new URL('pictures/', dist));
  writeFileSync(new URL('programs.json', dist), `${JSON.stringify(compilePrograms(levels))}\n`);
}
