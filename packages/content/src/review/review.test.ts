import { expect, test } from '@jest/globals';
import { createReport, showProblem } from '../compiler/problem.ts';
import { compiledCourses } from '../testing/compiled-courses.ts';
import { withReviews } from './compile-reviews.ts';

const { courses, content, levels, problems } = compiledCourses();

test('only the level that opens a chapter has a review; its programs say the constants that they use', () => {
  expect(problems.map(showProblem)).toEqual([]);
  const opening = Object.values(content.levels).filter(({ review }) => review);
  expect(opening.length).toBeGreaterThanOrEqual(8);
  expect(opening.filter(({ level_id }) => level_id !== 1)).toEqual([]);
  expect(content.levels['python/lists-level1']?.review?.[0]?.code).toBe(
    'size = 3\nbundles = 3\nlogs = bundles * size\nleft = logs - 4',
  );
});

test('a level of another chapter, one that is not there, and one that asks for no value are refused', () => {
  const review = ['operators-level1', 'intro-level9', 'intro-level1'];
  const changed = courses.map(course => ({
    ...course,
    chapters: course.chapters.map(chapter =>
      chapter.prefix === 'loops-' ? { ...chapter, review } : chapter,
    ),
  }));
  const { problems: found, report } = createReport();
  withReviews({ levels, courses: changed, report });
  expect(found.map(showProblem)).toEqual([
    'python/course.json: review of loops-: operators-level1 is no level of the chapter two before',
    'python/course.json: review of loops-: intro-level9 is no level of the chapter two before',
    'python/course.json: review of loops-: intro-level1 asks for no value',
  ]);
});
