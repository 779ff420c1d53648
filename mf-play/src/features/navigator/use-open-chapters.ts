import { type ChapterSummary, isChapterComplete } from '@burrow/contracts';
import { useState } from 'react';

interface OpenChapters {
  /** Ids of those of the listed chapters that are open. */
  readonly open: readonly number[];
  /** Is told which of them are to be open. */
  readonly onChange: (open: readonly number[]) => void;
}

/** Chapters that are not complete are open, complete ones are closed, unless the learner has chosen otherwise. */
export function useOpenChapters(chapters: readonly ChapterSummary[]): OpenChapters {
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const isOpen = (chapter: ChapterSummary): boolean => chosen.get(chapter.id) ?? !isChapterComplete(chapter);
  return {
    open: chapters.filter(isOpen).map(({ id }) => id),
    onChange: open => {
      const changed = chapters.filter(chapter => open.includes(chapter.id) !== isOpen(chapter));
      setChosen(new Map([...chosen, ...changed.map(({ id }) => [id, open.includes(id)] as const)]));
    },
  };
}
