import { type ChapterSummary, type CoursePart, isChapterComplete } from '@burrow/contracts';
import { chapterOf } from './navigation.rules.ts';

export type CompletionKind = 'level' | 'course' | 'final-level';

/** Returns a course as it is once a level is complete, whether or not the server has said so yet. */
export function afterCompletion(course: CoursePart, slug: string): CoursePart {
  const place = chapterOf(course, slug);
  if (!place || place.chapter.level_data[place.index]?.completed) return course;
  const { id, level_data } = place.chapter;
  const withOneMore = <Chapter extends ChapterSummary>(chapter: Chapter): Chapter =>
    chapter.id === id ? { ...chapter, completed_count: chapter.completed_count + 1 } : chapter;
  return {
    ...course,
    completed_count: course.completed_count + 1,
    chapters: course.chapters.map(withOneMore),
    chapter: {
      ...withOneMore(place.chapter),
      level_data: level_data.map(entry => (entry.slug === slug ? { ...entry, completed: true } : entry)),
    },
  };
}

/**
 * Returns which dialog follows the completion of a level: the last level of the last chapter ends the course, or
 * says that levels are still open; any other level ends the course only when it was the last open one.
 */
export function completionKind(course: CoursePart, slug: string): CompletionKind {
  const { completed_count, level_count, last_chapter } = afterCompletion(course, slug);
  if (completed_count === level_count) return 'course';
  const place = chapterOf(course, slug);
  const isLast =
    place?.chapter.id === last_chapter && place.chapter.from + place.index + 1 === place.chapter.level_count;
  return isLast ? 'final-level' : 'level';
}

/** Returns the chapter whose quiz is all that it still lacks, once a level of it is complete; null if there is none. */
export function waitingQuiz(course: CoursePart, slug: string): number | null {
  const chapter = chapterOf(afterCompletion(course, slug), slug)?.chapter;
  if (!chapter?.quiz_exists || isChapterComplete(chapter)) return null;
  return chapter.completed_count === chapter.level_count ? chapter.id : null;
}
