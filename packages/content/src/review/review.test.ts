import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileContent } from '../compiler/compile-content.ts';
import { showProblem } from '../compiler/problem.ts';
import type { CourseFile } from '../schema/course-file.schema.ts';
import { COURSES, copyEmptyCourses } from '../testing/course-copy.ts';
import { twoChaptersBefore } from './review.rules.ts';

const { courses, content, problems } = compileContent(COURSES);

test('a chapter looks back two chapters, also beyond the beginning of its course', () => {
  expect(twoChaptersBefore(courses, 'python/loops-')).toBe('python/intro-');
  expect(twoChaptersBefore(courses, 'python/operators-')).toBeUndefined();
  expect(twoChaptersBefore(courses, 'advanced-python/generators-')).toBe('python/dictionaries-');
  expect(twoChaptersBefore(courses, 'advanced-python/async-')).toBe('advanced-python/advanced-functions-');
});

test('only the level that opens a chapter has a review; its programs say the constants that they use', () => {
  expect(problems.map(showProblem)).toEqual([]);
  const opening = Object.values(content.levels).filter(({ review }) => review);
  expect(opening.length).toBeGreaterThanOrEqual(8);
  expect(opening.filter(({ level_id }) => level_id !== 1)).toEqual([]);
  expect(content.levels['python/lists-level1']?.review?.[0]?.code).toBe(
    'size = 3\nbundles = 3\nlogs = bundles * size\nleft = logs - 4',
  );
});

let root: string;
beforeEach(() => void (root = copyEmptyCourses()));
afterEach(() => rmSync(root, { recursive: true }));

test('a level of another chapter, and one that is not there, are refused', () => {
  const file = join(root, 'python/course.json');
  const course = JSON.parse(readFileSync(file, 'utf8')) as CourseFile;
  const chapters = course.chapters.map(chapter =>
    chapter.prefix === 'loops-' ? { ...chapter, review: ['operators-level1', 'intro-level4'] } : chapter,
  );
  writeFileSync(file, JSON.stringify({ ...course, chapters }));
  expect(compileContent(root).problems.map(showProblem)).toEqual(
    ['operators-level1', 'intro-level4'].map(
      slug => `python/course.json: review of loops-: ${slug} is no level of the chapter two before`,
    ),
  );
});
