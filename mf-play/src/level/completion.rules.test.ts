import type { CourseData } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { completionKind, waitingLevel } from './completion.rules.ts';

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

test('a level with others still open completes the level', () => {
  expect(completionKind(courseOf(false, false, false), 'level1')).toBe('level');
});

test('the last level with all others done completes the course', () => {
  expect(completionKind(courseOf(true, true, false), 'level3')).toBe('course');
});

test('the last level with others open says that some are left', () => {
  expect(completionKind(courseOf(true, false, false), 'level3')).toBe('final-level');
});

test('the last open level completes the course wherever it is', () => {
  expect(completionKind(courseOf(true, false, true), 'level2')).toBe('course');
});

test('the first open level before the last one is left, a locked one is not', () => {
  const course = courseOf(true, false, false, false);
  const [chapter] = course.chapters;
  const locked = {
    ...course,
    chapters: [
      {
        ...chapter!,
        level_data: chapter!.level_data.map(entry => ({ ...entry, locked: entry.slug === 'level2' })),
      },
    ],
  };
  expect(waitingLevel(course, 'level4')?.slug).toBe('level2');
  expect(waitingLevel(locked, 'level4')?.slug).toBe('level3');
  expect(waitingLevel(courseOf(true, false), 'level2')).toBeNull();
});
