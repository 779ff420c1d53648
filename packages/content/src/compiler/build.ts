import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileContent } from './compile-content.ts';
import { compilePrograms } from '../load-programs.ts';
import { showProblem } from './problem.ts';

const { content, levels, problems } = compileContent(
  fileURLToPath(new URL('../../courses/', import.meta.url)),
);
if (problems.length > 0) {
  for (const problem of problems) console.error(showProblem(problem));
  process.exitCode = 1;
} else {
  const dist = new URL('../../dist/', import.meta.url);
  mkdirSync(dist, { recursive: true });
  writeFileSync(new URL('content.json', dist), `${JSON.stringify(content)}\n`);
  writeFileSync(new URL('programs.json', dist), `${JSON.stringify(compilePrograms(levels))}\n`);
}
