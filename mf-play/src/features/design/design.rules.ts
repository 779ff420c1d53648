import type { RunResult } from '../../run/run-result.types.ts';

/**
 * `looking`: for a setting in which the given program fails. `works`: in the one that is chosen it does not. `found`:
 * one was found, and the program is to be mended.
 */
export type DesignState = 'looking' | 'works' | 'found';

/** Whether a program failed in the setting that it ran in. */
export const isBroken = (result: RunResult | null): boolean =>
  result?.kind === 'error' || result?.kind === 'incomplete';

interface Search {
  readonly isFound: boolean;
  /** How the program ended in the setting that is chosen; null if it has not run there. */
  readonly result: RunResult | null;
}

/** How far the search has come. */
export function designState({ isFound, result }: Search): DesignState {
  if (isFound) return 'found';
  return result?.kind === 'ended' ? 'works' : 'looking';
}
