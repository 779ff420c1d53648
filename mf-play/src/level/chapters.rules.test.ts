import type { CourseData } from '@burrow/contracts';
import { describe, expect, test } from '@jest/globals';
import { isComplete, shownChapters, type Chapter, type ClassRules } from './chapters.rules.ts';

const chapter = (id: number, completed: boolean, more: Partial<Chapter> = {}): Chapter => ({
  id,
  name: `Chapter ${id}`,
  quiz_exists: false,
  quiz_complete: false,
  class_locked: false,
  level_data: [{ slug: `level${id}`, name: '', idea: '', completed, locked: false, lock_reason: null }],
  ...more,
});
const course = (...chapters: Chapter[]): CourseData => ({ id: 'python', name: '', chapters });
const rules = (more: Partial<ClassRules> = {}): ClassRules => ({
  name: '4b',
  unlocked_chapters: [],
  no_skip: false,
  quiz: true,
  ...more,
});
const ids = (data: CourseData, of: ClassRules | null) => shownChapters(data, of).map(({ id }) => id);

const FOUR = course(chapter(1, true), chapter(2, false), chapter(3, true), chapter(4, false));

describe('a class', () => {
  test.each([
    [[], [1, 2, 3, 4]],
    [
      ['python:2', 'python:1'],
      [1, 2],
    ],
    [['3'], [3]],
    [['advanced-python:1'], [1, 2, 3, 4]],
    [['python:9'], [1, 2, 3, 4]],
  ])('that unlocks %j lists %j', (unlocked_chapters, shown) => {
    expect(ids(FOUR, rules({ unlocked_chapters }))).toEqual(shown);
  });

  test('that allows no skipping lists what is complete and the first chapter that is not', () => {
    expect(ids(FOUR, rules({ no_skip: true }))).toEqual([1, 2, 3]);
    expect(ids(FOUR, rules({ no_skip: true, unlocked_chapters: ['4', '3'] }))).toEqual([3, 4]);
  });

  test('without quizzes needs none for a complete chapter', () => {
    const quizzed = course(chapter(1, true, { quiz_exists: true }), chapter(2, false));
    expect(ids(quizzed, rules({ no_skip: true }))).toEqual([1]);
    expect(ids(quizzed, rules({ no_skip: true, quiz: false }))).toEqual([1, 2]);
  });
});

test('without a class, closed chapters are left out', () => {
  expect(ids(course(chapter(1, true), chapter(2, false, { class_locked: true })), null)).toEqual([1]);
});

test('a chapter is complete with its levels and its quiz', () => {
  expect(isComplete(chapter(1, true))).toBe(true);
  expect(isComplete(chapter(1, false))).toBe(false);
  const both = [chapter(1, true), chapter(1, false)].flatMap(({ level_data }) => level_data);
  expect(isComplete(chapter(1, true, { level_data: both }))).toBe(false);
  expect(isComplete(chapter(1, true, { quiz_exists: true }))).toBe(false);
  expect(isComplete(chapter(1, true, { quiz_exists: true, quiz_complete: true }))).toBe(true);
});
