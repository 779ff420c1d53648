// npm run level -- SLUG...: builds levels, runs their programs in real Python and draws them, in seconds.
import './require-node.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeImage } from '../packages/art/src/drawing.ts';
import { compileContent } from '../packages/content/src/compiler/compile-content.ts';
import { showProblem } from '../packages/content/src/compiler/problem.ts';
import { drawLevel } from '../packages/content/src/preview/draw-level.ts';
import { newWordsOf } from '../packages/content/src/quality/new-words.rules.ts';
import { reviewLevels } from '../packages/content/src/quality/review-levels.ts';
import { describePrograms } from '../packages/content/src/verify/describe-programs.ts';
import { rememberRuns } from '../packages/content/src/verify/remember-runs.ts';
import { verifyLevel } from '../packages/content/src/verify/verify-level.ts';
import { createNodeRunner } from '../packages/python/src/node/index.ts';

const content = fileURLToPath(new URL('../packages/content/', import.meta.url));
const SCALE = 4;

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
  const wrong = [...review.problems.filter(isOwn), ...(await verifyLevel(runner, level))];
  for (const problem of wrong) console.error(showProblem(problem));
  return own.length + wrong.length;
}

const slugs = process.argv.slice(2);
if (slugs.length === 0) {
  console.error('Usage: npm run level -- SLUG..., e.g. npm run level -- intro-level1');
  process.exit(2);
}
const compilation = compileContent(path.join(content, 'courses/'));
const [python, review] = await Promise.all([
  createNodeRunner(),
  reviewLevels(compilation, slugs.length === 1 ? slugs[0] : undefined),
]);
const runner = rememberRuns(python);
let count = 0;
for (const slug of slugs) count += await report(slug, compilation, review, runner);
python.dispose();
console.info(count === 0 ? 'All as its files say.' : `${count} ${count === 1 ? 'problem' : 'problems'}.`);
process.exitCode = count === 0 ? 0 : 1;
