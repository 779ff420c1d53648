import type { CourseData } from '@burrow/contracts';

type LevelEntry = CourseData['chapters'][number]['level_data'][number];

export type CompletionKind = 'level' | 'course' | 'final-level';

/**
 * Returns which dialog follows the completion of a level: the last level of the last chapter ends the course, or
 * says that levels are still open; any other level ends the course only when it was the last open one.
 */
export function completionKind(course: CourseData, slug: string): CompletionKind {
  const levels = course.chapters.flatMap(chapter => chapter.level_data);
  const allDone = levels.every(level => level.completed || level.slug === slug);
  if (allDone) return 'course';
  return levels.at(-1)?.slug === slug ? 'final-level' : 'level';
}

/** Returns the first level that is still open, if any; not the one that has just been completed. */
export function waitingLevel(course: CourseData, slug: string): LevelEntry | null {
  const levels = course.chapters.flatMap(chapter => chapter.level_data);
  return levels.find(level => !level.completed && !level.locked && level.slug !== slug) ?? null;
}
