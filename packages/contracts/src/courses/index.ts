export type { CourseEntry } from './course-entry.ts';
export { courseWords, type Words } from './course-words.ts';
export * from './courses.ts';
export { COURSES } from './courses.generated.ts';
