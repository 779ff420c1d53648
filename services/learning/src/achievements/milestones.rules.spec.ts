import type { CompiledCourse } from '@burrow/content';
import { expect, test } from '@jest/globals';
import { type CourseStanding, milestonesOf } from './milestones.rules.ts';

const chapter = (id: number, quiz_exists: boolean) => ({
  id,
  name: { en: `${id}` },
  quiz_exists,
  levels: [`${id}a`, `${id}b`],
});
const COURSE: CompiledCourse = {
  slug: 'python', name: { en: 'Python' }, short: { en: 'Python' }, firstLevel: '1a', planKey: 'python_course', chapters: [chapter(1, true), chapter(2, false)],
}; // prettier-ignore

const reached = (verified: string[], more: Partial<CourseStanding> = {}, course = COURSE) =>
  milestonesOf(course, {
    verified: new Set(verified),
    passedQuizzes: new Set(),
    takesQuizzes: true,
    ...more,
  }).map(milestone => (milestone.kind === 'chapter' ? `chapter ${milestone.chapter}` : milestone.kind));
const passed = { passedQuizzes: new Set([1]) };
const ALL = ['1a', '1b', '2a', '2b'];

test.each<[string, string[], Partial<CourseStanding>, string[]]>([
  ['nothing, with nothing', [], {}, []],
  ['nothing, with half a chapter', ['1a'], passed, []],
  ['nothing, with a chapter whose quiz is open', ['1a', '1b'], {}, []],
  ['a chapter with its quiz', ['1a', '1b'], passed, ['chapter 1']],
  ['a chapter where the class takes no quizzes', ['1a', '1b'], { takesQuizzes: false }, ['chapter 1']],
  ['the final level without the rest', ['2b'], {}, ['final-level']],
  ['a chapter without a quiz, and the final level', ['2a', '2b'], {}, ['chapter 2', 'final-level']],
  ['everything', ALL, passed, ['chapter 1', 'chapter 2', 'course', 'final-level']],
])('%s', (_what, verified, more, milestones) => {
  expect(reached(verified, more)).toEqual(milestones);
});

test('challenges have no end', () => {
  expect(reached(ALL, passed, { ...COURSE, slug: 'challenges' })).toHaveLength(0);
});

test('the final level is the last of the last chapter, however many there are', () => {
  const levels = [1, 2, 3].map(id => ({ ...chapter(id, true), levels: [`${id}a`, `${id}b`, `${id}c`] }));
  const reachedBy = (level: string) => reached([level], {}, { ...COURSE, chapters: levels });
  expect(['1a', '2c', '3b', '3c'].map(reachedBy)).toEqual([[], [], [], ['final-level']]);
});

test('a chapter without levels is reached by nobody, nor a course without chapters', () => {
  const chapters = [{ ...chapter(1, false), levels: [] }];
  expect(reached([], {}, { ...COURSE, chapters })).toHaveLength(0);
  expect(reached([], {}, { ...COURSE, chapters: [] })).toHaveLength(0);
});
