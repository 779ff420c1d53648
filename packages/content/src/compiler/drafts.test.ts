import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { generateLevel } from '../generator/generate-level.ts';
import { copyEmptyCourses } from '../testing/course-copy.ts';
import { compileContent } from './compile-content.ts';
import { showProblem } from './problem.ts';
import { readFileSync, writeFileSync } from 'node:fs';

let root: string;
const compile = (withDrafts: boolean) => compileContent(root, { withDrafts });
const levelsOf = (withDrafts: boolean) =>
  compile(withDrafts).content.courses.find(({ slug }) => slug === 'python')?.chapters[0]?.levels;

function finish(slug: string): void {
  const file = join(root, 'python', slug, 'level.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"draft": true,', ''));
}

beforeEach(() => {
  root = copyEmptyCourses();
  for (const slug of ['intro-level1', 'intro-level2']) generateLevel(root, 'python', slug);
});
afterEach(() => rmSync(root, { recursive: true }));

test('drafts are there in development, and left out of what learners get', () => {
  finish('intro-level2');
  expect(levelsOf(true)).toEqual(['intro-level1', 'intro-level2']);
  expect(levelsOf(false)).toEqual(['intro-level2']);
  const { content } = compile(false);
  expect(Object.keys(content.levels)).toEqual(['python/intro-level2']);
  expect(content.levels['python/intro-level2']).toMatchObject({ level_id: 1 });
  expect(content.courses.find(({ slug }) => slug === 'python')?.firstLevel).toBe('intro-level2');
});

test('a level that is no draft has no text of the generator', () => {
  expect(compile(true).problems).toEqual([]);
  finish('intro-level1');
  const problems = compile(true).problems.map(showProblem);
  expect(problems).toContain('python/intro-level1/en: guide: is still the text that was generated');
  expect(problems).toContain('python/intro-level1/ar: tip: is still the text that was generated');
  expect(problems).toHaveLength(14);
});
