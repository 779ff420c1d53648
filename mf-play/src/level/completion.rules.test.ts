import { type CourseData, coursePart, isChapterComplete } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { afterCompletion, completionKind, waitingQuiz } from './completion.rules.ts';

function courseOf(...done: boolean[]): CourseData {
  const level_data = done.map((completed, index) => ({
    slug: `level${index + 1}`,
    name: '',
    idea: '',
    completed,
    locked: false,
    lock_reason: null,
  }));
  return {
    id: 'python',
    name: '',
    chapters: [
      { id: 1, name: '', quiz_exists: false, quiz_complete: false, class_locked: false, level_data },
    ],
  };
}

const kindOf = (course: CourseData, level: string) => completionKind(coursePart(course, { level }), level);

test('a level with others still open completes the level', () => {
  expect(kindOf(courseOf(false, false, false), 'level1')).toBe('level');
});

test('the last level with all others done completes the course', () => {
  expect(kindOf(courseOf(true, true, false), 'level3')).toBe('course');
});

test('the last level with others open says that some are left', () => {
  expect(kindOf(courseOf(true, false, false), 'level3')).toBe('final-level');
});

test('the last open level completes the course wherever it is', () => {
  expect(kindOf(courseOf(true, false, true), 'level2')).toBe('course');
});

test('a level that was complete before does not count twice', () => {
  expect(kindOf(courseOf(true, false, true), 'level1')).toBe('level');
  expect(kindOf(courseOf(true, true), 'level1')).toBe('course');
});

test('after a completion the course, its chapter and the level say so, once', () => {
  const course = coursePart(courseOf(true, false), { level: 'level2' });
  const after = afterCompletion(course, 'level2');
  expect([after.completed_count, after.chapter?.completed_count, after.chapters[0]?.completed_count]).toEqual(
    [2, 2, 2],
  );
  expect(after.chapter?.level_data.map(({ completed }) => completed)).toEqual([true, true]);
  expect(after.chapter && isChapterComplete(after.chapter)).toBe(true);
  expect(afterCompletion(after, 'level2')).toEqual(after);
  expect(afterCompletion(course, 'elsewhere')).toEqual(course);
});

test('a quiz waits once all levels of its chapter are complete, until it is taken', () => {
  const quizOf = (course: CourseData, quiz: boolean | null, level: string) => {
    const chapters = course.chapters.map(one => ({
      ...one,
      quiz_exists: quiz !== null,
      quiz_complete: quiz === true,
    }));
    return waitingQuiz(coursePart({ ...course, chapters }, { level }), level);
  };
  expect(quizOf(courseOf(true, false), false, 'level2')).toBe(1);
  expect(quizOf(courseOf(false, true), false, 'level1')).toBe(1);
  expect(quizOf(courseOf(false, false), false, 'level2')).toBeNull();
  expect(quizOf(courseOf(true, false), true, 'level2')).toBeNull();
  expect(quizOf(courseOf(true, false), null, 'level2')).toBeNull();
});
