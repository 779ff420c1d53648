import type { CourseData } from '@burrow/contracts';

export type CompletionKind = 'level' | 'course' | 'final-level';

/**
 * Which dialog follows the completion of a level: the last level of the last chapter ends the course, or
 * says that levels are still open; any other level ends the course only when it was the last open one.
 */
export function completionKind(course: CourseData, slug: string): CompletionKind {
  const levels = course.chapters.flatMap(chapter => chapter.level_data);
  const allDone = levels.every(level => level.completed || level.slug === slug);
  if (allDone) return 'course';
  return levels.at(-1)?.slug === slug ? 'final-level' : 'level';
}
