import type { CourseEntry } from './course-entry.ts';
import { COURSES } from './courses.generated.ts';

/** The courses of lessons, in their order. */
export const LESSON_COURSES: readonly CourseEntry[] = /* @__PURE__ */ COURSES.filter(
  ({ kind }) => kind === 'lessons',
);

/** The course with which everybody begins. */
export const FIRST_COURSE: string = /* @__PURE__ */ (() => COURSES[0]?.slug ?? '')();

/** Returns what pages know of a course; undefined for one that has no levels yet. */
export const courseEntry = (course: string): CourseEntry | undefined =>
  COURSES.find(({ slug }) => slug === course);
