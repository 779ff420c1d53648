import { expect, test } from '@jest/globals';
import { isSomeCourseClosed, storedChapters, tickedChapters } from './chapters.rules.ts';

const COURSES = [
  { id: 'python', chapters: [{ id: 1 }, { id: 2 }] },
  { id: 'advanced-python', chapters: [{ id: 1 }] },
];
const ALL = ['python:1', 'python:2', 'advanced-python:1'];

test.each([
  ['nothing', [], ALL],
  ['a chapter of one course', ['python:2'], ['python:2', 'advanced-python:1']],
  ['a chapter without a course', ['1'], ['python:1', 'advanced-python:1']],
])('a class that names %s', (_what, unlocked, ticked) => {
  expect(tickedChapters(COURSES, unlocked)).toEqual(ticked);
});

test('a course that is open as a whole is not named', () => {
  expect(storedChapters(COURSES, ALL)).toEqual([]);
  expect(storedChapters(COURSES, ['python:2', 'advanced-python:1'])).toEqual(['python:2']);
});

test('a course keeps at least one chapter', () => {
  expect(isSomeCourseClosed(COURSES, ALL)).toBe(false);
  expect(isSomeCourseClosed(COURSES, ['python:1', 'advanced-python:1'])).toBe(false);
  expect(isSomeCourseClosed(COURSES, ['python:1'])).toBe(true);
});
