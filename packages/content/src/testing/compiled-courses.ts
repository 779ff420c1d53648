import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { compileContent, type Compilation } from '../compiler/compile-content.ts';
import { COMPILED_FILE } from './compiled-file.ts';
import { COURSES } from './course-copy.ts';

/**
 * Returns all courses compiled. The first file of tests that asks compiles them for all others: this takes longer
 * than most tests.
 */
export function compiledCourses(): Compilation {
  const file = process.env[COMPILED_FILE];
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Compilation;
  const compilation = compileContent(COURSES);
  if (file) {
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(compilation));
    renameSync(`${file}.${process.pid}`, file);
  }
  return compilation;
}
