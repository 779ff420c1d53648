import { afterAll, expect, test } from '@jest/globals';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Compilation } from '../compiler/compile-content.ts';
import { compiledCourses } from '../testing/compiled-courses.ts';
import { showProblem } from '../compiler/problem.ts';
import { compilePythonBook } from './compile-python-book.ts';

const folder = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const ROOT = folder('code-book/python');
const compilation = compiledCourses();
const copy = mkdtempSync(join(tmpdir(), 'python-book-'));
afterAll(() => rmSync(copy, { recursive: true }));

const { pythonBook } = compilePythonBook(ROOT, compilation);

/** Only the levels that introduce some of these ideas. */
const levelsWith = (...ideas: string[]): Compilation['levels'] =>
  compilation.levels.filter(({ source }) => source.level.introduces?.some(idea => ideas.includes(idea)));

test('an entry has the level that introduces its idea', () => {
  for (const { slug, idea } of [
    { slug: 'range', idea: 'range' },
    { slug: 'decorator', idea: 'decorator' },
  ]) {
    const [level] = levelsWith(idea).map(({ compiled }) => compiled);
    expect(pythonBook.entries.find(entry => entry.slug === slug)?.level).toEqual({
      chapter: `${level?.course_slug}/${level?.chapter_id}`,
      number: level?.level_id,
    });
  }
});

test('entries come in the order of the levels; what no level introduces is left out', () => {
  const levels = levelsWith('yield', 'len', '=');
  const { entries } = compilePythonBook(ROOT, { ...compilation, levels }).pythonBook;
  expect(entries.map(({ slug }) => slug)).toEqual(['variable', 'len', 'yield']);
});

test('a chapter knows how many come before it, also in another course', () => {
  const { chapters } = pythonBook;
  expect(chapters['python/1']).toMatchObject({ name: { en: 'Variables and Types' }, before: 0 });
  expect(chapters['advanced-python/1']?.before).toBe(
    Object.keys(chapters).filter(key => key.startsWith('python/')).length,
  );
  const conditions = chapters['python/5']?.before ?? NaN;
  expect(chapters['challenges/1']?.before).toBe(conditions + 1);
});

test('a missing text and an unknown idea are named', () => {
  cpSync(join(ROOT, 'len'), join(copy, 'len'), { recursive: true });
  rmSync(join(copy, 'len/ar.md'));
  writeFileSync(join(copy, 'len/entry.json'), '{ "name": "len(names)", "idea": "length" }');
  expect(compilePythonBook(copy, compilation).problems.map(showProblem)).toEqual([
    expect.stringMatching(/len\/ar\.md.*is missing/),
    expect.stringMatching(/len\/entry\.json.*length is not in ideas\.json/),
  ]);
});
