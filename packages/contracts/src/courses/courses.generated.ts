// Written by `npm run courses` from packages/content/courses/*/course.json: change those.
import type { CourseEntry } from './course-entry.ts';

/** Every course that has levels, in their order. */
export const COURSES: readonly CourseEntry[] = [
  {"slug":"python","kind":"lessons","firstLevel":"intro-level1","animal":"Rabbit","chapters":[1,2,3,4,5,6,7,8]},
  {"slug":"advanced-python","kind":"lessons","firstLevel":"generators-level1","animal":"Fox","chapters":[1,2,3,4,5,6]},
  {"slug":"challenges","kind":"challenges","firstLevel":"challenge-first-bridge","chapters":[]},
];
