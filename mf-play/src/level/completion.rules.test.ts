import { type CourseData, coursePart, isChapterComplete } from '@burrow/contracts';
import { describe, expect, test } from '@jest/globals';
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

describe('of two chapters', () => {
  const [first] = courseOf(false, false).chapters;
  const [second] = courseOf(false, false).chapters.map(chapter => ({
    ...chapter,
    id: 2,
    level_data: chapter.level_data.map((entry, index) => ({ ...entry, slug: `level${index + 3}` })),
  }));
  const course: CourseData = { id: 'python', name: '', chapters: [first!, second!] };

  test('only the level and its chapter have one more', () => {
    const after = afterCompletion(coursePart(course, { level: 'level3' }), 'level3');
    expect(after.chapters.map(({ completed_count }) => completed_count)).toEqual([0, 1]);
    expect(after.chapter?.level_data.map(({ completed }) => completed)).toEqual([true, false]);
  });

  test('the last level of the last one is the final level, that of the first one is not', () => {
    expect([kindOf(course, 'level2'), kindOf(course, 'level4')]).toEqual(['level', 'final-level']);
  });
});
