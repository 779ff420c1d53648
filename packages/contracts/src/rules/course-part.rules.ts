import { CHAPTERS_AT_ONCE, LEVELS_AT_ONCE } from '../course-parts.ts';
import type { ChapterPart, ChapterSummary, CourseData, CoursePart, LevelEntry } from '../course.schema.ts';

type Chapter = CourseData['chapters'][number];

interface Place {
  /** The level that is shown, if any. */
  readonly level?: string;
  /** How many open chapters to leave out; by default the chapters around the learner's own are listed. */
  readonly from?: number;
}

/** Returns where a window of a size begins so that it lies around an index of a list. */
const windowAround = (index: number, length: number, size: number): number =>
  Math.max(0, Math.min(index - Math.floor(size / 2), length - size));

const countsOf = (levels: readonly LevelEntry[]) => ({
  level_count: levels.length,
  completed_count: levels.filter(level => level.completed).length,
});

const summaryOf = ({ id, name, quiz_exists, quiz_complete, level_data }: Chapter): ChapterSummary => ({
  id,
  name,
  quiz_exists,
  quiz_complete,
  ...countsOf(level_data),
});

const partOf = (chapter: Chapter, from: number): ChapterPart => ({
  ...summaryOf(chapter),
  from,
  level_data: chapter.level_data.slice(from, from + LEVELS_AT_ONCE),
});

const isOpen = (chapter: Chapter): boolean => !chapter.class_locked && chapter.level_data.length > 0;

/** Whether all levels of a chapter are complete, and its quiz if it has one. */
export const isChapterComplete = (chapter: ChapterSummary): boolean =>
  chapter.completed_count === chapter.level_count && (!chapter.quiz_exists || chapter.quiz_complete);

/** Returns a chapter with its levels from an index on; null if the course has no such chapter. */
export function chapterPart(course: CourseData, id: number, from = 0): ChapterPart | null {
  const chapter = course.chapters.find(each => each.id === id);
  return chapter ? partOf(chapter, from) : null;
}

/** Returns the part of a course around a level, or around the first chapter that is not complete. */
export function coursePart(course: CourseData, { level, from }: Place = {}): CoursePart {
  const { chapters } = course;
  const levels = chapters.flatMap(chapter => chapter.level_data);
  const open = chapters.filter(isOpen);
  const indexIn = (chapter: Chapter) => chapter.level_data.findIndex(({ slug }) => slug === level);
  const here =
    chapters.find(chapter => indexIn(chapter) >= 0) ??
    open.find(chapter => !isChapterComplete(summaryOf(chapter))) ??
    open[0];
  const at = here ? chapters.indexOf(here) : 0;
  const quizzes = chapters.filter(chapter => chapter.quiz_exists);
  const first = from ?? windowAround(here ? open.indexOf(here) : 0, open.length, CHAPTERS_AT_ONCE);
  return {
    id: course.id,
    name: course.name,
    ...countsOf(levels),
    quiz_count: quizzes.length,
    quiz_complete_count: quizzes.filter(chapter => chapter.quiz_complete).length,
    first_chapter: chapters[0]?.id ?? null,
    last_chapter: chapters.at(-1)?.id ?? null,
    open: { chapter_count: open.length, ...countsOf(open.flatMap(chapter => chapter.level_data)) },
    from: first,
    chapters: open.slice(first, first + CHAPTERS_AT_ONCE).map(summaryOf),
    chapter: here ? partOf(here, windowAround(indexIn(here), here.level_data.length, LEVELS_AT_ONCE)) : null,
    previous: chapters.slice(0, at).findLast(isOpen)?.level_data.at(-1) ?? null,
    next: chapters.slice(at + 1).find(isOpen)?.level_data[0] ?? null,
    waiting: levels.find(({ slug, completed, locked }) => !completed && !locked && slug !== level) ?? null,
  };
}
