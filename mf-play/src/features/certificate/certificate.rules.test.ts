import { type CourseData, coursePart } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { certificateProgress } from './certificate.rules.ts';

const chapter = (completed: readonly boolean[], quiz: boolean | null): CourseData['chapters'][number] => ({
  id: 1,
  name: '',
  quiz_exists: quiz !== null,
  quiz_complete: quiz === true,
  class_locked: false,
  level_data: completed.map((done, index) => ({
    slug: `level${index}`,
    name: '',
    idea: '',
    completed: done,
    locked: false,
    lock_reason: null,
  })),
});
const progress = (...chapters: CourseData['chapters']) =>
  certificateProgress(coursePart({ id: 'python', name: '', chapters }));

test('levels and quizzes are counted over all chapters', () => {
  expect(progress(chapter([true, true], true), chapter([true, false, false], false))).toEqual({
    levels: { done: 3, count: 5 },
    quizzes: { done: 1, count: 2 },
    isEarned: false,
  });
});

test('a certificate needs every level and every quiz', () => {
  expect(progress(chapter([true], null)).isEarned).toBe(true);
  expect(progress(chapter([true], true)).isEarned).toBe(true);
  expect(progress(chapter([true], false)).isEarned).toBe(false);
  expect(progress(chapter([false], true)).isEarned).toBe(false);
  expect(progress().isEarned).toBe(false);
});
