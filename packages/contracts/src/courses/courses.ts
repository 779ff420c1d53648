import type { ByLanguage, CourseEntry } from './course-entry.ts';
import { CHAPTER_WORDS, COURSE_ABOUT, COURSE_NAMES, COURSES } from './courses.generated.ts';

/** The courses of lessons, in their order. */
export const LESSON_COURSES: readonly CourseEntry[] = /* @__PURE__ */ COURSES.filter(
  ({ kind }) => kind === 'lessons',
);

/** The course with which everybody begins. */
export const FIRST_COURSE: string = /* @__PURE__ */ (() => COURSES[0]?.slug ?? '')();

/** Returns what pages know of a course; undefined for one that has no levels yet. */
export const courseEntry = (course: string): CourseEntry | undefined =>
  COURSES.find(({ slug }) => slug === course);

const textIn = (text: ByLanguage | undefined, language: string): string | undefined =>
  text?.[language] ?? text?.en;

/** Returns a course's full name, or its slug if it is unknown. */
export const fullCourseName = (course: string, language: string): string =>
  textIn(COURSE_NAMES[course]?.full, language) ?? course;

/** Returns a course's name as a list of courses has it, or its slug if it is unknown. */
export const shortCourseName = (course: string, language: string): string =>
  textIn(COURSE_NAMES[course]?.short, language) ?? course;

/** Returns what a course teaches and for whom it is, in a sentence or two. */
export const aboutCourse = (course: string, language: string): string =>
  textIn(COURSE_ABOUT[course], language) ?? '';

/** Returns what is learnt in a chapter, for its certificate; undefined if that is not said. */
export const learntIn = (course: string, chapter: number, language: string): string | undefined =>
  textIn(CHAPTER_WORDS[course]?.[chapter]?.learnt, language);

/** Returns the chapters of a course in a word or two each, by id. */
export const shortChapterNames = (course: string, language: string): readonly (readonly [string, string])[] =>
  Object.entries(CHAPTER_WORDS[course] ?? {}).map(([id, { short }]) => [id, textIn(short, language) ?? id]);
