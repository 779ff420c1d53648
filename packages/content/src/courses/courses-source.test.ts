import { afterAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHALLENGES } from '@burrow/contracts';
import { COURSES as ENTRIES } from '@burrow/contracts/courses';
import { COURSES } from '../testing/course-copy.ts';
import { COURSES_FILE, coursesFiles, wordsFile } from './courses-source.ts';

const root = mkdtempSync(join(tmpdir(), 'burrow-names-'));
afterAll(() => rmSync(root, { recursive: true }));

test('what pages know of courses is what course.json says: npm run courses', () => {
  for (const [file, text] of coursesFiles(COURSES))
    expect(readFileSync(fileURLToPath(new URL(`../../../../${file}`, import.meta.url)), 'utf8')).toBe(text);
});

test('every course of lessons has what its card and its certificates show', () => {
  for (const { slug, kind } of ENTRIES) {
    const course = JSON.parse(readFileSync(join(COURSES, slug, 'course.json'), 'utf8'));
    expect([slug, kind]).toEqual([slug, slug === CHALLENGES ? 'challenges' : 'lessons']);
    if (kind === 'challenges') continue;
    expect(course).toMatchObject({ about: expect.anything(), animal: expect.anything() });
    for (const chapter of course.chapters)
      expect(chapter).toMatchObject({ short: expect.anything(), learnt: expect.anything() });
  }
});

/** Writes a course whose levels are drafts or not, and returns what pages know of it, and its words. */
function sourceOf(slug: string, drafts: readonly boolean[], name: Record<string, string>): string {
  const levels = drafts.map((draft, at) => {
    mkdirSync(join(root, slug, `a-level${at + 1}`), { recursive: true });
    writeFileSync(join(root, slug, `a-level${at + 1}`, 'level.json'), JSON.stringify({ draft }));
    return `a-level${at + 1}`;
  });
  const chapter = {
    id: 1,
    name,
    prefix: 'a-',
    quiz_exists: false,
    guideWords: 60,
    sentenceWords: 10,
    levels,
  };
  const course = { slug, name, short: name, planKey: slug, order: 9, chapters: [chapter] };
  writeFileSync(join(root, slug, 'course.json'), JSON.stringify(course));
  const files = coursesFiles(root);
  return `${files.get(COURSES_FILE)}${files.get(wordsFile('en'))}`;
}

test('a course is known to pages once it has a level that is no draft', () => {
  const name = { en: 'Knitting', ar: 'الحياكة' };
  expect(sourceOf('knitting', [true], name)).not.toContain('Knitting');
  expect(sourceOf('knitting', [true, false], name)).toContain('"firstLevel":"a-level2"');
});

test('a course without its name in a language that is offered is refused', () => {
  expect(() => sourceOf('sewing', [false], { en: 'Sewing' })).toThrow(/sewing\/course\.json.*name\.ar/);
});
