import type { CoursePart, LevelData } from '@burrow/contracts';
import { createContext, useContext } from 'react';
import type { WhoPlays } from './use-who-plays.ts';

/** The level that is open. */
export interface OpenLevel {
  readonly level: LevelData;
  /** Undefined until it has loaded. */
  readonly course: CoursePart | undefined;
  readonly who: WhoPlays;
}

export const LevelContext = createContext<OpenLevel | null>(null);

/** Returns the open level, in its course, and who is playing it. */
export function useLevel(): OpenLevel {
  const open = useContext(LevelContext);
  if (!open) throw new Error('There is no level around this part.');
  return open;
}
