import type { CourseData } from '@burrow/contracts';

type Chapter = CourseData['chapters'][number];
type LevelEntry = Chapter['level_data'][number];

/** Where a Back or Next button leads, or the key of the hint that says why it leads nowhere. */
export type Way = { readonly slug: string } | { readonly hint: string };

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

/** What the Next button of a level does. */
export function nextWay(course: CourseData, slug: string): Way {
  const place = placeOf(course.chapters, slug);
  if (!place) return { hint: 'next.notAvailable' };
  const chapter = course.chapters[place.chapter];
  const sibling = chapter?.level_data[place.level + 1];
  if (sibling) return openOr(sibling, 'next.locked');
  const nextChapter = course.chapters[place.chapter + 1];
  if (!nextChapter) return { hint: 'next.end' };
  if (nextChapter.class_locked) return { hint: 'next.noMoreChapters' };
  const first = nextChapter.level_data[0];
  return first ? openOr(first, 'next.locked') : { hint: 'next.notAvailable' };
}

/** What the Back button of a level does. */
export function backWay(course: CourseData, slug: string): Way {
  const place = placeOf(course.chapters, slug);
  if (!place) return { hint: 'back.notAvailable' };
  const sibling = course.chapters[place.chapter]?.level_data[place.level - 1];
  if (sibling) return openOr(sibling, 'back.locked');
  const previous = course.chapters[place.chapter - 1];
  if (!previous) return { hint: 'back.first' };
  if (previous.class_locked) return { hint: 'back.chapterNotAvailable' };
  const last = previous.level_data.at(-1);
  return last ? openOr(last, 'back.locked') : { hint: 'back.notAvailable' };
}

/** The chapter that holds a level, with the level's place in it from 0. */
export function chapterOf(course: CourseData, slug: string): { chapter: Chapter; index: number } | null {
  const place = placeOf(course.chapters, slug);
  const chapter = place && course.chapters[place.chapter];
  return chapter && place ? { chapter, index: place.level } : null;
}
