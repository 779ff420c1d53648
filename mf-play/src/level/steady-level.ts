import type { LevelData } from '@burrow/contracts';
import { useState } from 'react';

/** What the server knows of the learner, which may change while the level is open. */
const LEARNERS_OWN: ReadonlySet<string> = new Set(['completed', 'last_code_executed']);

/** Whether two answers tell of the same level. The cache shares the parts that did not change between them. */
export function isSameLevel(one: LevelData, other: LevelData): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof LevelData)[];
  return keys.every(key => LEARNERS_OWN.has(key) || one[key] === other[key]);
}

/**
 * The level as it was first read. Read again, e.g. when the net is back, the same level stays the same object,
 * so that what runs or has just ended in it is not begun anew.
 */
export function useSteadyLevel(level: LevelData | undefined): LevelData | undefined {
  const [steady, setSteady] = useState(level);
  if (steady === level || (steady && level && isSameLevel(steady, level))) return steady;
  setSteady(level);
  return level;
}
