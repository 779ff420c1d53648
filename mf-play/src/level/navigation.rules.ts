import type { CourseData } from '@burrow/contracts';
import { unlockedChapters, type Chapter, type ClassRules } from './chapters.rules.ts';

type LevelEntry = Chapter['level_data'][number];

/**
 * Where a Back or Next button leads: to a level, to the quiz of a chapter, or nowhere, with the key of the
 * hint that says why.
 */
export type Way = { readonly slug: string } | { readonly quiz: number } | { readonly hint: string };

interface Place {
  readonly chapter: number;
  readonly level: number;
}

function placeOf(chapters: readonly Chapter[], slug: string): Place | null {
  for (const [chapter, { level_data }] of chapters.entries()) {
    const level = level_data.findIndex(entry => entry.slug === slug);
    if (level >= 0) return { chapter, level };
  }
  return null;
}

const openOr = (entry: LevelEntry, hint: string): Way => (entry.locked ? { hint } : { slug: entry.slug });

/** Returns what a class requires before a chapter is left; null if nothing. */
function leavingWay(chapter: Chapter, rules: ClassRules | null): Way | null {
  if (rules?.no_skip && !chapter.level_data.every(level => level.completed))
    return { hint: 'next.notComplete' };
  const isQuizOpen = rules?.quiz && chapter.quiz_exists && !chapter.quiz_complete;
  return isQuizOpen ? { quiz: chapter.id } : null;
}

function nextChapterWay(course: CourseData, place: Place, rules: ClassRules | null): Way {
  const later = course.chapters.slice(place.chapter + 1);
  if (later.length === 0) return { hint: 'next.end' };
  const unlocked = unlockedChapters(course, rules);
  const next = later.find(chapter => unlocked.includes(chapter));
  if (!next) return { hint: 'next.noMoreChapters' };
  const first = next.level_data[0];
  if (first?.lock_reason === 'class') return { hint: 'next.noMoreChapters' };
  return first ? openOr(first, 'next.locked') : { hint: 'next.notAvailable' };
}

/** Returns what the Next button of a level does. */
export function nextWay(course: CourseData, slug: string, rules: ClassRules | null = null): Way {
  const place = placeOf(course.chapters, slug);
  const chapter = place && course.chapters[place.chapter];
  if (!place || !chapter) return { hint: 'next.notAvailable' };
  const sibling = chapter.level_data[place.level + 1];
  if (sibling) return openOr(sibling, 'next.locked');
  return leavingWay(chapter, rules) ?? nextChapterWay(course, place, rules);
}

/** Returns what the Back button of a level does. */
export function backWay(course: CourseData, slug: string, rules: ClassRules | null = null): Way {
  const place = placeOf(course.chapters, slug);
  if (!place) return { hint: 'back.notAvailable' };
  const sibling = course.chapters[place.chapter]?.level_data[place.level - 1];
  if (sibling) return openOr(sibling, 'back.locked');
  const earlier = course.chapters.slice(0, place.chapter);
  if (earlier.length === 0) return { hint: 'back.first' };
  const unlocked = unlockedChapters(course, rules);
  const previous = earlier.findLast(chapter => unlocked.includes(chapter));
  if (!previous) return { hint: 'back.chapterNotAvailable' };
  const last = previous.level_data.at(-1);
  return last ? openOr(last, 'back.locked') : { hint: 'back.notAvailable' };
}

/** Returns the chapter with a level, and the level's position in it from 0. */
export function chapterOf(course: CourseData, slug: string): { chapter: Chapter; index: number } | null {
  const place = placeOf(course.chapters, slug);
  const chapter = place && course.chapters[place.chapter];
  return chapter && place ? { chapter, index: place.level } : null;
}
