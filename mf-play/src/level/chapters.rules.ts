import {
  type CourseData,
  type CurrentUser,
  openChapters,
  takesQuiz,
  unlockedChapters as ofClass,
} from '@burrow/contracts';

export type Chapter = CourseData['chapters'][number];
export type ClassRules = NonNullable<CurrentUser['class_details']>;

/** Whether a chapter is complete: its levels are, and its quiz if the class takes quizzes. */
export function isComplete(chapter: Chapter, rules: ClassRules | null = null): boolean {
  const levels = chapter.level_data.every(level => level.completed);
  return levels && (!takesQuiz(rules, chapter.quiz_exists) || chapter.quiz_complete);
}

/** Returns the chapters that a class unlocked, or all if its list matches none; without a class those that are open. */
export function unlockedChapters(course: CourseData, rules: ClassRules | null): readonly Chapter[] {
  if (rules === null) return course.chapters.filter(chapter => !chapter.class_locked);
  return ofClass(course.id, rules, course.chapters);
}

/**
 * Returns the chapters that are listed: those that are unlocked, and of these, if the class has `no_skip`, the
 * complete ones and the first that is not.
 */
export function shownChapters(course: CourseData, rules: ClassRules | null): readonly Chapter[] {
  return openChapters(unlockedChapters(course, rules), rules, chapter => isComplete(chapter, rules));
}
