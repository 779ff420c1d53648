import { useEffect } from 'react';
import { getEngine } from '../../engine/engine.ts';

/** Brings the world's commands. They are not needed before a run. */
export const loadPlayback = () => import('./playback.ts');

/** What the page needs first comes first. */
const REST_MS = 1_500;

/** The world's commands come when Python is there, a moment later; a run does not wait for that moment. */
export function usePreloadedPlayback(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const preload = (): void => {
      if (getEngine().state !== 'ready' || timer !== undefined) return;
      timer = setTimeout(() => void loadPlayback().catch(() => undefined), REST_MS);
    };
    preload();
    const stop = getEngine().subscribe(preload);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
