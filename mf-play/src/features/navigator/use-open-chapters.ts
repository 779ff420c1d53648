import { type CoursePart, isChapterComplete } from '@burrow/contracts';
import { useState } from 'react';

type Chapters = readonly number[];

/** Which chapters are open: those that were opened, and the learner's own unless it is complete. */
export function useOpenChapters({ chapter: here }: CoursePart): [Chapters, (open: Chapters) => void] {
  const own = here && !isChapterComplete(here) ? [here.id] : [];
  const [open, setOpen] = useState<Chapters>(own);
  const [last, setLast] = useState(here?.id);
  if (here?.id !== last) {
    setLast(here?.id);
    setOpen([...open, ...own]);
  }
  return [open, setOpen];
}
