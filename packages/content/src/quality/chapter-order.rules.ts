import type { ChapterFile, CourseFile } from '../schema/course-file.schema.ts';

/** A chapter with its course. */
export interface PlacedChapter extends ChapterFile {
  /** Its course and the prefix of its levels, as `after` names it: `python/loops-`. */
  readonly key: string;
  readonly kind: CourseFile['kind'];
}

/** The chapter that a learner has done before this one: the one that it names, or the previous one of its course. */
function previousOf(chapter: PlacedChapter, chapters: readonly PlacedChapter[]): PlacedChapter | undefined {
  if (chapter.after !== undefined) return chapters.find(({ key }) => key === chapter.after);
  const before = chapters[chapters.indexOf(chapter) - 1];
  return before?.key.split('/')[0] === chapter.key.split('/')[0] ? before : undefined;
}

export const chaptersOf = (courses: readonly CourseFile[]): readonly PlacedChapter[] =>
  courses.flatMap(({ slug, kind, chapters }) =>
    chapters.map(chapter => ({ ...chapter, key: `${slug}/${chapter.prefix}`, kind })),
  );

/** All chapters that come before a chapter, the nearest first. */
export function chaptersBefore(
  chapter: PlacedChapter,
  chapters: readonly PlacedChapter[],
): readonly PlacedChapter[] {
  const before: PlacedChapter[] = [];
  for (let one = previousOf(chapter, chapters); one && !before.includes(one); one = previousOf(one, chapters))
    before.push(one);
  return before;
}
