import { keptInTab } from '@burrow/client';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useLevel } from './level.context.ts';
import { isRead, readWith } from './read-guides.rules.ts';

/** The text of the level: open until the first run, and whenever the learner asks for it. */
export interface Guide {
  readonly isOpen: boolean;
  /** The learner has just opened or folded it: what stands there now takes the focus. */
  readonly isChosen: boolean;
  readonly choose: (isOpen: boolean) => void;
  /** Folds it because a run begins. */
  readonly fold: () => void;
}

const GuideContext = createContext<Guide>({
  isOpen: true,
  isChosen: false,
  choose: () => undefined,
  fold: () => undefined,
});

const KEY = 'burrow.read-guides';

/** Keeps for a level whether its text is open; for this tab only, since the next child may sit at the computer. */
export function GuideProvider({ children }: { readonly children: ReactNode }) {
  const { level } = useLevel();
  const { course_slug: course, slug, completed } = level;
  const place = `${course}/${slug}`;
  const [state, setState] = useState(() => ({
    isOpen: !completed && !isRead(keptInTab.getItem(KEY), place),
    isChosen: false,
  }));
  const guide = useMemo((): Guide => {
    const change = (isOpen: boolean, isChosen: boolean): void => {
      setState({ isOpen, isChosen });
      keptInTab.setItem(KEY, readWith(keptInTab.getItem(KEY), place, !isOpen));
    };
    return { ...state, choose: isOpen => change(isOpen, true), fold: () => change(false, false) };
  }, [place, state]);
  return <GuideContext value={guide}>{children}</GuideContext>;
}

/** Returns whether the level's text is open, and how to open and fold it. */
export const useGuide = (): Guide => useContext(GuideContext);
