// npm run courses: writes what pages know of courses from the course.json of each. A test of content compares.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { COURSES_FILE, coursesSource } from '../packages/content/src/courses/courses-source.ts';

const ROOT = path.join(import.meta.dirname, '..');
const file = path.join(ROOT, COURSES_FILE);
writeFileSync(file, coursesSource(path.join(ROOT, 'packages/content/courses')));
console.log(`Written: ${COURSES_FILE}`);
