import { CHAPTERS_AT_ONCE, type ChapterSummary, type CoursePart } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { useCoursePartQuery } from './course.api.ts';

export interface ChapterPage {
  /** How many open chapters come before those that are listed. */
  readonly from: number;
  readonly chapters: readonly ChapterSummary[];
  /** How many open chapters there are. */
  readonly count: number;
  readonly isLoading: boolean;
  /** Lists others: as many further on, or back if negative, as fit. */
  readonly turn: (pages: number) => void;
}

/** Returns the chapters that are listed: at first those around the learner's own, and again once that is another. */
export function useChapterPage(course: CoursePart): ChapterPage {
  const { i18n } = useTranslation();
  const [turned, setTurned] = useState({ around: course.from, from: course.from });
  const from = turned.around === course.from ? turned.from : course.from;
  const skip = from === course.from;
  const other = useCoursePartQuery({ course: course.id, language: i18n.language, from }, { skip });
  const shown = (skip ? null : other.data) ?? course;
  const count = course.open.chapter_count;
  const last = Math.max(0, count - CHAPTERS_AT_ONCE);
  return {
    from: shown.from,
    chapters: shown.chapters,
    count,
    isLoading: !skip && other.isFetching,
    turn: pages =>
      setTurned({
        around: course.from,
        from: Math.max(0, Math.min(last, from + pages * CHAPTERS_AT_ONCE)),
      }),
  };
}
