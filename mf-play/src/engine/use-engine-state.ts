import type { EngineState } from '@burrow/python';
import { useEffect, useSyncExternalStore } from 'react';
import { getEngine } from './engine.ts';

const subscribe = (listener: () => void): (() => void) => getEngine().subscribe(listener);

/** How Python stands, starting it when the page has come to rest. */
export function useEngineState(): { state: EngineState; progress: number } {
  useEffect(() => getEngine().start(), []);
  const state = useSyncExternalStore(subscribe, () => getEngine().state);
  const progress = useSyncExternalStore(subscribe, () => getEngine().progress);
  return { state, progress };
}
