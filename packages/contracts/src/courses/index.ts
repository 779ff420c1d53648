export type { CourseEntry } from './course-entry.ts';
export * from './courses.ts';
export { COURSES } from './courses.generated.ts';
