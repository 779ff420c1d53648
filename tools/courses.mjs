// npm run courses: writes what pages know of courses from the course.json of each. A test of content compares.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { coursesFiles } from '../packages/content/src/courses/courses-source.ts';

const ROOT = path.join(import.meta.dirname, '..');
for (const [file, text] of coursesFiles(path.join(ROOT, 'packages/content/courses'))) {
  mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
  writeFileSync(path.join(ROOT, file), text);
  console.log(`Written: ${file}`);
}
