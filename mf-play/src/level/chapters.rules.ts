import type { CourseData, CurrentUser } from '@burrow/contracts';

export type Chapter = CourseData['chapters'][number];
export type ClassRules = NonNullable<CurrentUser['class_details']>;

/** Whether a class takes the quiz of a chapter; without a class every quiz counts. */
const takesQuiz = (rules: ClassRules | null, { quiz_exists }: Chapter): boolean =>
  quiz_exists && (rules?.quiz ?? true);

/** A chapter is complete when its levels are, and its quiz where one is taken. */
export function isComplete(chapter: Chapter, rules: ClassRules | null = null): boolean {
  const levels = chapter.level_data.every(level => level.completed);
  return levels && (!takesQuiz(rules, chapter) || chapter.quiz_complete);
}

function isNamed(entry: string, course: string, chapter: number): boolean {
  const colon = entry.lastIndexOf(':');
  if (colon >= 0 && entry.slice(0, colon) !== course) return false;
  return entry.slice(colon + 1).trim() === String(chapter);
}

/** The chapters that a class unlocked, all where its list fits none; without a class those that are open. */
export function unlockedChapters(course: CourseData, rules: ClassRules | null): readonly Chapter[] {
  if (rules === null) return course.chapters.filter(chapter => !chapter.class_locked);
  const named = course.chapters.filter(({ id }) =>
    rules.unlocked_chapters.some(entry => isNamed(entry, course.id, id)),
  );
  return named.length > 0 ? named : course.chapters;
}

/**
 * The chapters that are listed: those that are unlocked, and of these, where the class has `no_skip`, the
 * complete ones and the first that is not.
 */
export function shownChapters(course: CourseData, rules: ClassRules | null): readonly Chapter[] {
  const unlocked = unlockedChapters(course, rules);
  if (!rules?.no_skip) return unlocked;
  const current = unlocked.find(chapter => !isComplete(chapter, rules));
  return unlocked.filter(chapter => chapter === current || isComplete(chapter, rules));
}
