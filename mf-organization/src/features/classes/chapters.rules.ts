import { unlockedChapters } from '@burrow/contracts';

/** A course as a class's form shows it. */
export interface CourseChapters {
  readonly id: string;
  readonly chapters: readonly { readonly id: number }[];
}

/** How the form and the service name a chapter: `python:3`. */
export const chapterKey = (course: string, chapter: number): string => `${course}:${chapter}`;

const keysOf = ({ id, chapters }: CourseChapters): string[] =>
  chapters.map(chapter => chapterKey(id, chapter.id));

/** The chapters that are ticked: what the class has unlocked; all of a course of which it names none. */
export const tickedChapters = (courses: readonly CourseChapters[], unlocked: string[]): string[] =>
  courses.flatMap(({ id, chapters }) =>
    keysOf({ id, chapters: unlockedChapters(id, { unlocked_chapters: unlocked }, chapters) }),
  );

/** What is stored for ticked chapters: nothing for a course that is open as a whole, so that new chapters are too. */
export const storedChapters = (courses: readonly CourseChapters[], ticked: readonly string[]): string[] =>
  courses.flatMap(course => {
    const keys = keysOf(course);
    const open = keys.filter(key => ticked.includes(key));
    return open.length === keys.length ? [] : open;
  });

/** Whether a course has no chapter left: to name none means all, so that this cannot be stored. */
export const isSomeCourseClosed = (courses: readonly CourseChapters[], ticked: readonly string[]): boolean =>
  courses.some(course => !keysOf(course).some(key => ticked.includes(key)));
