import type { LevelData } from '@burrow/contracts';
import { useState } from 'react';

/** What the server knows about the learner, which may change while the level is open. */
const LEARNERS_OWN: ReadonlySet<string> = new Set(['completed', 'last_code_executed']);

/** Whether two answers are about the same level. The cache shares the parts that did not change between them. */
export function isSameLevel(one: LevelData, other: LevelData): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof LevelData)[];
  return keys.every(key => LEARNERS_OWN.has(key) || one[key] === other[key]);
}

/**
 * Returns the level as it was first read. Read again, for example on reconnect, the same level stays the same object,
 * so that what is running or has just ended in it is not started again.
 */
export function useSteadyLevel(level: LevelData | undefined): LevelData | undefined {
  const [steady, setSteady] = useState(level);
  if (steady === level || (steady && level && isSameLevel(steady, level))) return steady;
  setSteady(level);
  return level;
}
