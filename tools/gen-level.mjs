// npm run gen:level -- COURSE SLUG [--plan FILE]: the folder of a new level, from a line of a plan if there is one.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generateLevel, generatePlannedLevel } from '../packages/content/src/generator/generate-level.ts';
import { readPlan } from '../packages/content/src/generator/read-plan.ts';
import { createNodeRunner } from '../packages/python/src/node/index.ts';
import { formatFiles } from './format.mjs';

const COURSES = fileURLToPath(new URL('../packages/content/courses/', import.meta.url));
const USAGE =
  'Usage: npm run gen:level -- <course> <slug> [--plan <file>], e.g. npm run gen:level -- python loops-level9';

async function generate(course, slug, planFile) {
  if (planFile === undefined) return generateLevel(COURSES, course, slug);
  const plan = readPlan(readFileSync(planFile, 'utf8'), slug);
  const runner = await createNodeRunner();
  try {
    return await generatePlannedLevel(runner, COURSES, course, slug, plan);
  } finally {
    runner.dispose();
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { plan: { type: 'string' } },
      allowPositionals: true,
    });
    const [course, slug, ...more] = positionals;
    if (course && slug && more.length === 0 && /^[a-z][a-z0-9-]*$/.test(slug))
      return { course, slug, plan: values.plan };
  } catch {
    // An unknown option is told by the usage.
  }
  console.error(USAGE);
  process.exit(2);
}

const { course, slug, plan } = readArguments();
try {
  const folder = await generate(course, slug, plan);
  formatFiles([folder, join(COURSES, course, 'course.json')]);
  console.info(
    `${relative(process.cwd(), folder)}\nIt is a draft; docs/authoring.md tells how to go on, npm run level -- ${slug} how it does.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
