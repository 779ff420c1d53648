import { expect, test } from '@jest/globals';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledCourses } from '../testing/compiled-courses.ts';
import { AUTHORED_LANGUAGES } from '@burrow/contracts/languages';
import { showProblem } from '../compiler/problem.ts';
import { compileGuide } from './compile-guide.ts';
import type { GuideChapter } from './guide.types.ts';
import { givesAway } from './wrong-lines.rules.ts';

const folder = (name: string): string => fileURLToPath(new URL(`../../${name}/`, import.meta.url));
const lessons = compiledCourses();
const { guides, problems } = compileGuide(folder('guide'), lessons);
const chaptersIn = (language: string): readonly GuideChapter[] =>
  guides[language]?.courses.flatMap(({ chapters }) => chapters) ?? [];

test('every page exists in every complete language, with a title and a text', () => {
  expect(problems.map(showProblem)).toEqual([]);
  const slugs = guides['en']?.pages.map(({ slug }) => slug);
  expect(slugs?.length).toBeGreaterThan(5);
  for (const language of AUTHORED_LANGUAGES) {
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

test('each of the fourteen chapters has a page in every complete language, and its plan takes 45 minutes', () => {
  for (const language of AUTHORED_LANGUAGES) {
    const chapters = chaptersIn(language);
    expect(chapters).toHaveLength(14);
    for (const { slug, lesson } of chapters) {
      const minutes = lesson.plan.steps.reduce((sum, step) => sum + step.minutes, 0);
      expect([slug, minutes]).toEqual([slug, 45]);
      const texts = [lesson.aims, lesson.plan.before, lesson.activity.title, lesson.activity.text];
      expect([slug, ...texts.map(text => text.length > 5)]).toEqual([slug, true, true, true, true]);
      expect(lesson.mistakes.length).toBeGreaterThan(7);
    }
  }
});

test('the lessons of two languages have the same steps and the same mistakes', () => {
  const shape = (language: string) =>
    chaptersIn(language).map(({ slug, lesson: { plan, activity, mistakes } }) => ({
      slug,
      steps: plan.steps.map(({ minutes }) => minutes),
      rules: activity.text.split('\n').filter(line => /^\d+\. /.test(line)).length,
      mistakes: mistakes.map(({ level, program }) => `${level}/${program}`),
    }));
  for (const language of AUTHORED_LANGUAGES) expect(shape(language)).toEqual(shape('en'));
});

test('a level that a plan names is a link with its name in that language', () => {
  const loops = (language: string) => chaptersIn(language).find(({ slug }) => slug === 'loops');
  expect(loops('en')?.lesson.plan.before).toContain('[A row of carrots (1)](/play/python/loops-level1)');
  expect(loops('ar')?.lesson.plan.before).toContain('[صف من الجزر (1)](/play/python/loops-level1)');
});

test('a mistake shows the lines that are wrong, and how the program ends', () => {
  const [mistake] = chaptersIn('en').find(({ slug }) => slug === 'loops')?.lesson.mistakes ?? [];
  expect(mistake).toMatchObject({
    level: 'loops-level1',
    lines: [{ number: 2, text: 'player.collect("carrot")' }],
    outcome: { kind: 'error', code: 'python/indentation', line: 2, onOtherMap: false },
  });
});

test('what browsers load of the guide holds no solution of a level', () => {
  const solutions = new Map(lessons.levels.map(({ source, compiled }) => [compiled.slug, source.solutions]));
  for (const language of AUTHORED_LANGUAGES) {
    const all = JSON.stringify(guides[language]);
    for (const { code } of [...solutions.values()].flat())
      expect(all).not.toContain(JSON.stringify(code.trim()).slice(1, -1));
    for (const { level, lines } of chaptersIn(language).flatMap(({ lesson }) => lesson.mistakes))
      expect(solutions.get(level)?.filter(({ code }) => givesAway(lines, code))).toEqual([]);
  }
});

/** What is wrong with a copy of the guide in which something was spoilt. */
function problemsAfter(spoil: (copy: string) => void): readonly string[] {
  const copy = mkdtempSync(join(tmpdir(), 'guide-'));
  try {
    cpSync(folder('guide'), copy, { recursive: true });
    spoil(copy);
    return compileGuide(copy, lessons).problems.map(showProblem);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

test('a page without a title, a missing page and a link to nowhere are refused', () => {
  const found = problemsAfter(copy => {
    writeFileSync(join(copy, 'en/start.md'), 'No title, and a [link](/guide/nowhere).\n');
    rmSync(join(copy, 'ar/data.md'));
    rmSync(join(copy, 'ar/chapters/loops.md'));
  });
  expect(found.toSorted()).toEqual([
    'ar/chapters/loops.md: is missing',
    'ar/data.md: is missing',
    'en/start.md: begins with no title',
    'en/start.md: nowhere: is a link to no page of the guide',
  ]);
});

test('a plan of another length, a level, a wrong program or a part that does not exist are refused', () => {
  const found = problemsAfter(copy => {
    const file = join(copy, 'en/chapters/loops.md');
    const spoilt = readFileSync(file, 'utf8')
      .replace('### 20: In pairs', '### 25: In pairs')
      .replace('{loops-level1}', '{loops-level99}')
      .replace('loops-level1/no-indent:', 'loops-level1/nothing:')
      .replace('## aims', '## goals');
    writeFileSync(file, spoilt);
  });
  expect(found).toEqual([
    'en/chapters/loops.md: {loops-level99}: is no level',
    'en/chapters/loops.md: has the parts goals,plan,activity,mistakes instead of aims,plan,activity,mistakes',
    'en/chapters/loops.md: aims: is empty',
    'en/chapters/loops.md: loops-level1/nothing: The body is not indented: is no wrong program of the chapter, such as "loops-level1/no-indent: Title"',
    'en/chapters/loops.md: plan: takes 50 minutes instead of 45',
  ]);
});
