import type { Item, LevelData, Position } from '@burrow/contracts';
import { useMemo, useState } from 'react';
import { withThing, type PaletteThing } from './place-thing.rules.ts';

export interface Palette {
  readonly things: readonly PaletteThing[];
  /** Index of the thing that the next press puts down. */
  readonly chosen: number | null;
  readonly hasPlaced: boolean;
  readonly choose: (index: number | null) => void;
  /** Puts the chosen thing on a tile. False if nothing is chosen, or nothing may be put there. */
  readonly place: (tile: Position) => boolean;
  readonly clear: () => void;
}

interface Furnished {
  /** The level with what the learner has put down. */
  readonly level: LevelData;
  /** Null if the level offers nothing to put down. */
  readonly palette: Palette | null;
}

const NOTHING: readonly Item[] = [];

/** The creative level's things to put on the farm. They stay until the learner leaves the level. */
export function usePalette(level: LevelData): Furnished {
  const [placed, setPlaced] = useState(NOTHING);
  const [chosen, choose] = useState<number | null>(null);
  const furnished = useMemo(
    () => (placed === NOTHING ? level : { ...level, items: [...level.items, ...placed] }),
    [level, placed],
  );
  const things = level.palette;
  if (!things) return { level, palette: null };
  const place = (tile: Position): boolean => {
    const thing = chosen === null ? undefined : things[chosen];
    const next = thing ? withThing(level, placed, thing, tile) : null;
    if (next) setPlaced(next);
    return next !== null;
  };
  const clear = (): void => setPlaced(NOTHING);
  return {
    level: furnished,
    palette: { things, chosen, hasPlaced: placed !== NOTHING, choose, place, clear },
  };
}
