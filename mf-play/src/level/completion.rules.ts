import type { CoursePart } from '@burrow/contracts';
import { chapterOf } from './navigation.rules.ts';

export type CompletionKind = 'level' | 'course' | 'final-level';

/**
 * Returns which dialog follows the completion of a level: the last level of the last chapter ends the course, or
 * says that levels are still open; any other level ends the course only when it was the last open one.
 */
export function completionKind(course: CoursePart, slug: string): CompletionKind {
  const place = chapterOf(course, slug);
  const isNew = place?.chapter.level_data[place.index]?.completed === false;
  if (course.completed_count + Number(isNew) === course.level_count) return 'course';
  const isLast =
    place?.chapter.id === course.last_chapter &&
    place.chapter.from + place.index + 1 === place.chapter.level_count;
  return isLast ? 'final-level' : 'level';
}
