import { type CourseData, coursePart } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { completionKind } from './completion.rules.ts';

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
