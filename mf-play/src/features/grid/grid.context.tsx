import { kept } from '@burrow/client';
import type { LevelData } from '@burrow/contracts';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { FIRST_COURSE } from '@burrow/contracts/courses';

const STORAGE_KEY = 'map_grid';

type Place = Pick<LevelData, 'course_slug' | 'chapter_id'>;

export interface Grid {
  readonly isShown: boolean;
  readonly toggle: () => void;
}

const GridContext = createContext<Grid>({ isShown: false, toggle: () => undefined });

/** Whether the map shows its numbers. Only then do texts name a tile by them. */
export const useGrid = (): Grid => useContext(GridContext);

/** For beginners the position of a tile is new: they read it off the map. */
const isForBeginners = ({ course_slug, chapter_id }: Place): boolean =>
  course_slug === FIRST_COURSE && chapter_id === 1;

interface GridProviderProps {
  readonly level: Place;
  readonly children: ReactNode;
}

/** The grid is as it was last chosen in this browser, otherwise it is shown in the first chapter of the first course. */
export function GridProvider({ level, children }: GridProviderProps) {
  const [chosen, setChosen] = useState(() => kept.getItem(STORAGE_KEY));
  const isShown = chosen === null ? isForBeginners(level) : chosen === 'on';
  const toggle = (): void => {
    const next = isShown ? 'off' : 'on';
    kept.setItem(STORAGE_KEY, next);
    setChosen(next);
  };
  return <GridContext value={{ isShown, toggle }}>{children}</GridContext>;
}
