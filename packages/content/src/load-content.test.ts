import { expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from './load-content.ts';
import { compiledCourses } from './testing/compiled-courses.ts';

test('services load what the compiler writes', () => {
  const { content } = compiledCourses();
  const folder = mkdtempSync(join(tmpdir(), 'burrow-content-'));
  const file = join(folder, 'content.json');
  writeFileSync(file, JSON.stringify(content));
  expect(loadContent(file)).toEqual(JSON.parse(JSON.stringify(content)));
  rmSync(folder, { recursive: true });
  expect(() => loadContent(file)).toThrow('ENOENT');
});

test.each([
  ['python', 60],
  ['advanced-python', 90],
])('a guide of %s has at most %i words', (slug, most) => {
  const folder = new URL(`../courses/${slug}/course.json`, import.meta.url);
  const { chapters } = JSON.parse(readFileSync(folder, 'utf8')) as { chapters: { guideWords: number }[] };
  expect(chapters.filter(({ guideWords }) => guideWords > most)).toEqual([]);
});
