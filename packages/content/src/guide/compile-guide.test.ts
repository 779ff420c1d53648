import { expect, test } from '@jest/globals';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledCourses } from '../testing/compiled-courses.ts';
import { COMPLETE_LANGUAGES } from '../compiler/level-source.ts';
import { showProblem } from '../compiler/problem.ts';
import { compileGuide } from './compile-guide.ts';

const folder = (name: string): string => fileURLToPath(new URL(`../../${name}/`, import.meta.url));
const { content } = compiledCourses();
const { guides, problems } = compileGuide(folder('guide'), content);

test('every page exists in every complete language, with a title and a text', () => {
  expect(problems.map(showProblem)).toEqual([]);
  const slugs = guides['en']?.pages.map(({ slug }) => slug);
  expect(slugs?.length).toBeGreaterThan(5);
  for (const language of COMPLETE_LANGUAGES) {
    const pages = guides[language]?.pages ?? [];
    expect(pages.map(({ slug }) => slug)).toEqual(slugs);
    for (const { title, text } of pages) expect([title !== '', text.length > 100]).toEqual([true, true]);
  }
});

test('the pages of two languages have the same parts', () => {
  const partsOf = (text: string) => text.split('\n').filter(line => line.startsWith('## ')).length;
  const shape = (language: string) => guides[language]?.pages.map(({ slug, text }) => [slug, partsOf(text)]);
  expect(shape('ar')).toEqual(shape('en'));
});

test('the chapters are those of the courses: each level with its term and its new commands', () => {
  const [python] = guides['en']?.courses ?? [];
  const [first] = python?.chapters ?? [];
  expect(first?.name).toBe('Variables and Types');
  expect(first?.levels.slice(0, 2).map(({ slug, commands }) => [slug, commands])).toEqual([
    ['intro-level1', ['move_forward', 'collect']],
    ['intro-level2', ['turn_right', 'open', 'turn_left']],
  ]);
  expect(first?.levels[0]?.words[0]?.term).toBe('command');
  expect(guides['ar']?.courses[0]?.chapters[0]?.levels[0]?.words[0]?.term).toBe('الأمر');
});

test('neither challenges nor the creative level are chapters', () => {
  const courses = guides['en']?.courses ?? [];
  expect(courses.map(({ slug }) => slug)).toEqual(['python', 'advanced-python']);
  const slugs = courses.flatMap(({ chapters }) => chapters.flatMap(({ levels }) => levels));
  expect(slugs.map(({ slug }) => slug)).not.toContain('creative');
});

test('a page without a title, a missing page and a link to nowhere are refused', () => {
  const copy = mkdtempSync(join(tmpdir(), 'guide-'));
  try {
    cpSync(folder('guide'), copy, { recursive: true });
    writeFileSync(join(copy, 'en/start.md'), 'No title, and a [link](/guide/nowhere).\n');
    rmSync(join(copy, 'ar/data.md'));
    expect(compileGuide(copy, content).problems.map(showProblem)).toEqual([
      'ar/data.md: is missing',
      'en/start.md: begins with no title',
      'en/start.md: nowhere: is a link to no page of the guide',
    ]);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
