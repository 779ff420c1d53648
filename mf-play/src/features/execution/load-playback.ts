import { useEffect } from 'react';
import { getEngine } from '../../engine/engine.ts';

/** Brings the world's commands. They are not needed before a run. */
export const loadPlayback = () => import('./playback.ts');

function preload(): void {
  if (getEngine().state === 'ready') loadPlayback().catch(() => undefined);
}

/** The world's commands come when Python is there. */
export function usePreloadedPlayback(): void {
  useEffect(() => {
    preload();
    return getEngine().subscribe(preload);
  }, []);
}
