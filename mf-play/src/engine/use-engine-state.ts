import type { EngineState } from '@burrow/python';
import { useEffect, useSyncExternalStore } from 'react';
import { getEngine } from './engine.ts';

const subscribe = (listener: () => void): (() => void) => getEngine().subscribe(listener);

/** Returns the state of Python, which it starts once the page is idle. */
export function useEngineState(): { state: EngineState; progress: number } {
  useEffect(() => getEngine().start(), []);
  const state = useSyncExternalStore(subscribe, () => getEngine().state);
  const progress = useSyncExternalStore(subscribe, () => getEngine().progress);
  return { state, progress };
}
