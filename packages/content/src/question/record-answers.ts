// npm run answers -w packages/content [-- SLUG…]: runs the templates in real Python, and writes what they answer to the
// questions of their guides into question.json.
import { createNodeRunner } from '@burrow/python/node';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileContent } from '../compiler/compile-content.ts';
import { ANSWER_FILE } from '../compiler/level-source.ts';
import { type Answer, computeAnswer } from './compute-answer.ts';

const COURSES = fileURLToPath(new URL('../../courses/', import.meta.url));
/** As `npm run format` writes it. */
const fileOf = (answer: Answer): string =>
  `{ "answer": ${Array.isArray(answer) ? `[${answer.join(', ')}]` : JSON.stringify(answer)} }\n`;

const slugs = process.argv.slice(2);
const { levels } = compileContent(COURSES);
const asked = levels.filter(
  ({ source, compiled }) => source.level.question && (slugs.length === 0 || slugs.includes(compiled.slug)),
);
const runner = await createNodeRunner();
for (const { source } of asked) {
  const computed = await computeAnswer(runner, source);
  if ('problem' in computed) {
    console.error(`${source.folder}/level.json: question: ${computed.problem}`);
    process.exitCode = 1;
    continue;
  }
  const { answer } = computed;
  if (JSON.stringify(answer) === JSON.stringify(source.answer)) continue;
  writeFileSync(join(COURSES, source.folder, ANSWER_FILE), fileOf(answer));
  process.stdout.write(`${source.folder}: ${JSON.stringify(answer)}\n`);
}
runner.dispose();
