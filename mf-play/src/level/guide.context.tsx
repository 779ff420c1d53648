import { keptInTab } from '@burrow/client';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useLevel } from './level.context.ts';
import { isRead, readWith } from './read-guides.rules.ts';

/** The text of the level: open until the first run, and whenever the learner asks for it. */
export interface Guide {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly fold: () => void;
}

const GuideContext = createContext<Guide>({ isOpen: true, open: () => undefined, fold: () => undefined });

const KEY = 'burrow.read-guides';

/** Keeps for a level whether its text is open; for this tab only, since the next child may sit at the computer. */
export function GuideProvider({ children }: { readonly children: ReactNode }) {
  const { level } = useLevel();
  const { course_slug: course, slug, completed } = level;
  const place = `${course}/${slug}`;
  const [isOpen, setOpen] = useState(() => !completed && !isRead(keptInTab.getItem(KEY), place));
  const guide = useMemo(() => {
    const change = (opens: boolean): void => {
      setOpen(opens);
      keptInTab.setItem(KEY, readWith(keptInTab.getItem(KEY), place, !opens));
    };
    return { isOpen, open: () => change(true), fold: () => change(false) };
  }, [isOpen, place]);
  return <GuideContext value={guide}>{children}</GuideContext>;
}

/** Returns whether the level's text is open, and how to open and fold it. */
export const useGuide = (): Guide => useContext(GuideContext);
