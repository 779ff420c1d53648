import {
  type CourseData,
  type CurrentUser,
  openChapters,
  takesQuiz,
  unlockedChapters as ofClass,
} from '@burrow/contracts';

export type Chapter = CourseData['chapters'][number];
export type ClassRules = NonNullable<CurrentUser['class_details']>;

/** A chapter is complete when its levels are, and its quiz where one is taken. */
export function isComplete(chapter: Chapter, rules: ClassRules | null = null): boolean {
  const levels = chapter.level_data.every(level => level.completed);
  return levels && (!takesQuiz(rules, chapter.quiz_exists) || chapter.quiz_complete);
}

/** The chapters that a class unlocked, all where its list fits none; without a class those that are open. */
export function unlockedChapters(course: CourseData, rules: ClassRules | null): readonly Chapter[] {
  if (rules === null) return course.chapters.filter(chapter => !chapter.class_locked);
  return ofClass(course.id, rules, course.chapters);
}

/**
 * The chapters that are listed: those that are unlocked, and of these, where the class has `no_skip`, the
 * complete ones and the first that is not.
 */
export function shownChapters(course: CourseData, rules: ClassRules | null): readonly Chapter[] {
  return openChapters(unlockedChapters(course, rules), rules, chapter => isComplete(chapter, rules));
}
