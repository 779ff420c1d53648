import type { LevelData } from '@burrow/contracts';
import { useState } from 'react';
import { DEFAULT_COURSE } from '../play/play-place.ts';

const STORAGE_KEY = 'map_grid';

type Place = Pick<LevelData, 'course_slug' | 'chapter_id'>;

/** To beginners the place of a tile is new: they read it off the map. */
const isForBeginners = ({ course_slug, chapter_id }: Place): boolean =>
  course_slug === DEFAULT_COURSE && chapter_id === 1;

/** Whether the map shows its grid: as it was last chosen in this browser, else in the first chapter of the first course. */
export function useGrid(level: Place): readonly [boolean, () => void] {
  const [chosen, setChosen] = useState(() => localStorage.getItem(STORAGE_KEY));
  const isShown = chosen === null ? isForBeginners(level) : chosen === 'on';
  const toggle = (): void => {
    const next = isShown ? 'off' : 'on';
    localStorage.setItem(STORAGE_KEY, next);
    setChosen(next);
  };
  return [isShown, toggle];
}
