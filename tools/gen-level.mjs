import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateLevel } from '../packages/content/src/generator/generate-level.ts';

const COURSES = fileURLToPath(new URL('../packages/content/courses/', import.meta.url));
const [course, slug, ...more] = process.argv.slice(2);

if (!course || !slug || more.length > 0 || !/^[a-z][a-z0-9-]*$/.test(slug)) {
  console.error('Usage: npm run gen:level -- <course> <slug>, e.g. npm run gen:level -- python loops-level9');
  process.exit(2);
}

try {
  const folder = generateLevel(COURSES, course, slug);
  const prettier = fileURLToPath(import.meta.resolve('prettier/bin/prettier.cjs'));
  const written = [folder, join(COURSES, course, 'course.json')];
  execFileSync(process.execPath, [prettier, '--log-level', 'warn', '--write', ...written], {
    stdio: 'inherit',
  });
  console.info(
    `${relative(process.cwd(), folder)}\nIt passes the content test as it is; docs/authoring.md tells how to go on.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
