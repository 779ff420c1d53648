import { expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
