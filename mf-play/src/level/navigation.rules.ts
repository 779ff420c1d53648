import type { ChapterPart, CoursePart, CurrentUser, LevelEntry } from '@burrow/contracts';

/** What the learner's class restricts. */
export type ClassRules = NonNullable<CurrentUser['class_details']>;

/**
 * Where a Back or Next button leads: to a level, to the quiz of a chapter, or nowhere, with the key of the
 * hint that says why.
 */
export type Way = { readonly level: LevelEntry } | { readonly quiz: number } | { readonly hint: string };

const openOr = (level: LevelEntry, hint: string): Way => (level.locked ? { hint } : { level });

/** Returns what a class requires before a chapter is left; null if nothing. */
function leavingWay(chapter: ChapterPart, rules: ClassRules | null): Way | null {
  if (rules?.no_skip && chapter.completed_count < chapter.level_count) return { hint: 'next.notComplete' };
  const isQuizOpen = rules?.quiz && chapter.quiz_exists && !chapter.quiz_complete;
  return isQuizOpen ? { quiz: chapter.id } : null;
}

function nextChapterWay({ last_chapter, next }: CoursePart, chapter: ChapterPart): Way {
  if (chapter.id === last_chapter) return { hint: 'next.end' };
  if (!next || next.lock_reason === 'class') return { hint: 'next.noMoreChapters' };
  return openOr(next, 'next.locked');
}

/** Returns what the Next button of a level does. */
export function nextWay(course: CoursePart, slug: string, rules: ClassRules | null = null): Way {
  const place = chapterOf(course, slug);
  if (!place) return { hint: 'next.notAvailable' };
  const sibling = place.chapter.level_data[place.index + 1];
  if (sibling) return openOr(sibling, 'next.locked');
  return leavingWay(place.chapter, rules) ?? nextChapterWay(course, place.chapter);
}

/** Returns what the Back button of a level does. */
export function backWay(course: CoursePart, slug: string): Way {
  const place = chapterOf(course, slug);
  if (!place) return { hint: 'back.notAvailable' };
  const sibling = place.chapter.level_data[place.index - 1];
  if (sibling) return openOr(sibling, 'back.locked');
  if (place.chapter.id === course.first_chapter) return { hint: 'back.first' };
  return course.previous ? openOr(course.previous, 'back.locked') : { hint: 'back.chapterNotAvailable' };
}

/** Returns the chapter with a level, and the level's position among those that are listed of it, from 0. */
export function chapterOf(course: CoursePart, slug: string): { chapter: ChapterPart; index: number } | null {
  const { chapter } = course;
  const index = chapter ? chapter.level_data.findIndex(entry => entry.slug === slug) : -1;
  return chapter && index >= 0 ? { chapter, index } : null;
}
