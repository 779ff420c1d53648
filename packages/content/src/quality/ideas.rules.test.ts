import { expect, test } from '@jest/globals';
import type { CourseFile } from '../schema/course-file.schema.ts';
import { createReport, showProblem } from '../compiler/problem.ts';
import { checkIdeas, type LevelIdeas } from './ideas.rules.ts';

const course = (
  slug: string,
  chapters: readonly { prefix: string; levels: string[]; after?: string }[],
  kind: CourseFile['kind'] = 'lessons',
): CourseFile => ({
  slug,
  name: { en: slug },
  short: { en: slug },
  planKey: slug,
  order: 1,
  kind,
  free: [],
  chapters: chapters.map((chapter, index) => ({
    id: index + 1,
    name: { en: chapter.prefix },
    quiz_exists: false,
    guideWords: 60,
    sentenceWords: 10,
    ...chapter,
  })),
});

const level = (slug: string, introduces: string[], ...programs: string[][]): LevelIdeas => ({
  slug,
  folder: `python/${slug}`,
  introduces,
  programs: programs.map((ideas, index) => ({
    file: index === 0 ? `python/${slug}/solutions/reference.py` : `python/${slug}/template.py`,
    ideas,
    isReference: index === 0,
  })),
});

const PYTHON = course('python', [
  { prefix: 'loops-', levels: ['loops-level1', 'loops-level2'] },
  { prefix: 'lists-', levels: ['lists-level1'] },
]);

const LISTED = { 'loops-': ['for', 'while'], 'lists-': ['append', 'len'] };

function check(
  levels: readonly LevelIdeas[],
  { courses = [PYTHON], chapters = LISTED, once = [] as string[] } = {},
): { problems: string[]; remarks: string[] } {
  const [strict, lenient] = [createReport(), createReport()];
  checkIdeas(courses, levels, { chapters, once }, strict.report, lenient.report);
  return { problems: strict.problems.map(showProblem), remarks: lenient.problems.map(showProblem) };
}

test('an idea may be used in its level and in all that follow', () => {
  const levels = [
    level('loops-level1', ['for'], ['for']),
    level('loops-level2', ['while'], ['for', 'while']),
    level('lists-level1', ['append'], ['append', 'for', 'while']),
  ];
  expect(check(levels)).toEqual({ problems: [], remarks: [] });
});

test('an idea of a later level is refused in every program', () => {
  const levels = [
    level('loops-level1', ['for'], ['for', 'while'], ['append']),
    level('loops-level2', ['while'], ['while']),
    level('lists-level1', ['append'], ['append', 'for', 'while']),
  ];
  expect(check(levels).problems).toEqual([
    'python/loops-level1/solutions/reference.py: uses while, which loops-level2 introduces',
    'python/loops-level1/template.py: uses append, which lists-level1 introduces',
  ]);
});

test('an idea that no level introduces counts from the chapter that lists it', () => {
  const levels = [
    level('loops-level1', [], ['for', 'len']),
    level('lists-level1', [], ['for', 'len', 'zip']),
  ];
  expect(check(levels).problems).toEqual([
    'python/loops-level1/solutions/reference.py: uses len, which no chapter up to here introduces',
    'python/lists-level1/solutions/reference.py: uses zip, which no chapter up to here introduces',
  ]);
});

test('a level introduces what is new and used', () => {
  const levels = [
    level('loops-level1', ['for', 'while'], ['for']),
    level('loops-level2', ['for'], ['for']),
    level('lists-level1', [], ['for', 'while']),
  ];
  expect(check(levels).problems).toEqual([
    'python/loops-level1/level.json: introduces: no right program of the level uses while',
    'python/loops-level2/level.json: introduces: for is known already',
  ]);
});

test('a course may build on the chapter of another one', () => {
  const levels = [
    level('loops-level1', ['for'], ['for']),
    level('generators-level1', [], ['for', 'append']),
    level('lists-level1', ['append'], ['append', 'for']),
  ];
  const after = (key: string) => [
    PYTHON,
    course('advanced', [{ prefix: 'generators-', levels: ['generators-level1'], after: key }]),
  ];
  expect(check(levels, { courses: after('python/lists-') }).problems).toEqual([]);
  expect(check(levels, { courses: after('python/loops-') }).problems).toEqual([
    'python/generators-level1/solutions/reference.py: uses append, which lists-level1 introduces',
  ]);
});

test('an idea that comes back in no later chapter is a problem once these are whole', () => {
  const levels = [level('loops-level1', ['for'], ['for']), level('lists-level1', ['len'], ['len'])];
  const forgotten = 'python/loops-level1/level.json: introduces: for comes back in no later chapter';
  expect(check(levels)).toEqual({ problems: [], remarks: [forgotten] });
  const whole = course('python', [
    { prefix: 'loops-', levels: ['loops-level1'] },
    { prefix: 'lists-', levels: Array.from({ length: 8 }, (_, index) => `lists-level${index + 1}`) },
  ]);
  expect(check(levels, { courses: [whole] })).toEqual({ problems: [forgotten], remarks: [] });
  expect(check(levels, { courses: [whole], once: ['for'] })).toEqual({ problems: [], remarks: [] });
});

test('an idea may still come back while one later chapter of lessons is not whole; challenges always may be short', () => {
  const levels = [level('loops-level1', ['for'], ['for'])];
  const eight = Array.from({ length: 8 }, (_, index) => `level${index + 1}`);
  const lessons = course('python', [
    { prefix: 'loops-', levels: ['loops-level1'] },
    { prefix: 'lists-', levels: eight },
    { prefix: 'files-', levels: ['files-level1'] },
  ]);
  expect(check(levels, { courses: [lessons] })).toMatchObject({ problems: [], remarks: [expect.anything()] });
  const whole = course('python', lessons.chapters.slice(0, 2));
  const short = [{ prefix: 'races-', levels: ['races-level1'], after: 'python/lists-' }];
  const courses = [whole, course('races', short, 'challenges')];
  expect(check(levels, { courses })).toMatchObject({ problems: [expect.anything()], remarks: [] });
});
