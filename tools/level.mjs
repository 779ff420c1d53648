// npm run level -- SLUG... [--record] [--watch]: builds levels, runs their programs in real Python and draws them, in
// seconds. --record writes down what no file says yet, --watch checks again after each change.
import './require-node.mjs';
import { mkdirSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { encodeImage } from '../packages/art/src/drawing.ts';
import { compileContent } from '../packages/content/src/compiler/compile-content.ts';
import { ANSWER_FILE } from '../packages/content/src/compiler/level-source.ts';
import { showProblem } from '../packages/content/src/compiler/problem.ts';
import { drawLevel } from '../packages/content/src/preview/draw-level.ts';
import { newWordsOf } from '../packages/content/src/quality/new-words.rules.ts';
import { reviewLevels } from '../packages/content/src/quality/review-levels.ts';
import { dodgeProblems, tryDodges } from '../packages/content/src/dodges/try-dodges.ts';
import { computeAnswer } from '../packages/content/src/question/compute-answer.ts';
import { describePrograms } from '../packages/content/src/verify/describe-programs.ts';
import { newOutcomes } from '../packages/content/src/verify/record-outcomes.ts';
import { rememberRuns } from '../packages/content/src/verify/remember-runs.ts';
import { verifyLevel } from '../packages/content/src/verify/verify-level.ts';
import { createNodeRunner } from '../packages/python/src/node/index.ts';
import { formatFiles } from './format.mjs';

const content = fileURLToPath(new URL('../packages/content/', import.meta.url));
const courses = path.join(content, 'courses/');
const SCALE = 4;
const QUIET_MS = 200;

/** One line if all settings end alike; otherwise one for each. */
function showEnds([shown, ...hidden]) {
  const others = hidden.filter(end => end !== shown);
  if (others.length === 0) return shown;
  return [shown, ...hidden.map((end, index) => `in variant ${index}: ${end}`)].join('; ');
}

function draw({ compiled }) {
  const file = path.join(content, 'dist/preview', `${compiled.slug}.png`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, encodeImage(drawLevel(compiled, {}).scale(SCALE)));
  return path.relative(process.cwd(), file);
}

/** Writes what no file says yet: how programs end, and the answer to the guide's question. */
async function record(runner, { source }) {
  const written = [];
  const write = (file, value) => {
    writeFileSync(path.join(courses, file), JSON.stringify(value));
    written.push(path.join(courses, file));
    console.info(`  recorded in ${file}: ${JSON.stringify(value)}`);
  };
  for (const { program, file, outcome } of await newOutcomes(runner, source))
    if (outcome) write(file, { outcome });
    else console.info(`  ${program.file} does not fall short`);
  const computed = source.level.question && (await computeAnswer(runner, source));
  if (computed && 'answer' in computed && JSON.stringify(computed.answer) !== JSON.stringify(source.answer))
    write(`${source.folder}/${ANSWER_FILE}`, { answer: computed.answer });
  if (written.length > 0) formatFiles(written);
}

/** Tries the known kinds of dodges and says how they end; returns what is wrong. */
async function showDodges(runner, level) {
  if (level.source.kind === 'free') return [];
  const [tried] = await tryDodges(runner, [level]);
  for (const { kind, reply } of tried) console.info(`  dodge, ${kind}: ${reply}`);
  return dodgeProblems(runner, level, tried);
}

/** Says what is wrong with a level and how its programs end; returns the number of problems. */
async function report(slug, { levels, problems }, review, runner) {
  const isOwn = ({ file }) => file.split('/').includes(slug);
  const own = problems.filter(isOwn);
  for (const problem of own) console.error(showProblem(problem));
  const level = levels.find(({ compiled }) => compiled.slug === slug);
  if (!level) {
    console.error(`There is no level "${slug}" in any course.json, or it cannot be read.`);
    return own.length + 1;
  }
  console.info(`${level.source.folder}: drawn in ${draw(level)}`);
  const words = levels.map(({ compiled, source: { texts } }) => ({
    slug: compiled.slug,
    texts: texts.en ? [texts.en.guide, texts.en.tutorial, texts.en.hint, texts.en.tip] : [],
  }));
  console.info(`  new words: ${newWordsOf(words, slug).join(', ')}`);
  for (const remark of review.remarks.filter(isOwn)) console.info(`  not yet: ${showProblem(remark)}`);
  for (const { file, ends } of await describePrograms(runner, level))
    console.info(`  ${file}: ${showEnds(ends)}`);
  const dodges = await showDodges(runner, level);
  const wrong = [...review.problems.filter(isOwn), ...(await verifyLevel(runner, level)), ...dodges];
  for (const problem of wrong) console.error(showProblem(problem));
  return own.length + wrong.length;
}

/** Returns whether all is well with the levels, and their folders. */
async function check(python, { slugs, record: isRecorded }) {
  const chosen = ({ levels }) => levels.filter(({ compiled }) => slugs.includes(compiled.slug));
  const runner = rememberRuns(python);
  let compilation = compileContent(courses);
  if (isRecorded) {
    for (const level of chosen(compilation)) await record(python, level);
    compilation = compileContent(courses);
  }
  const review = await reviewLevels(compilation, slugs.length === 1 ? slugs[0] : undefined);
  let count = 0;
  for (const slug of slugs) count += await report(slug, compilation, review, runner);
  console.info(count === 0 ? 'All as its files say.' : `${count} ${count === 1 ? 'problem' : 'problems'}.`);
  return { isWell: count === 0, folders: chosen(compilation).map(({ source }) => source.folder) };
}

/** Checks again after each change in the folders, one check after the other. */
function watchFolders(folders, checkAgain) {
  let last = Promise.resolve();
  let waiting;
  for (const folder of folders)
    watch(path.join(courses, folder), { recursive: true }, () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        last = last.then(checkAgain).catch(error => console.error(error.message));
      }, QUIET_MS);
    });
  console.info(`Watching ${folders.join(', ')}; npm run dev shows drafts in the browser.`);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { record: { type: 'boolean' }, watch: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (positionals.length > 0) return { slugs: positionals, ...values };
  } catch {
    // An unknown option is told by the usage.
  }
  console.error('Usage: npm run level -- SLUG... [--record] [--watch], e.g. npm run level -- intro-level1');
  process.exit(2);
}

const given = readArguments();
const python = await createNodeRunner();
const { isWell, folders } = await check(python, given);
process.exitCode = isWell ? 0 : 1;
if (given.watch && folders.length > 0) watchFolders(folders, () => check(python, given));
else python.dispose();
