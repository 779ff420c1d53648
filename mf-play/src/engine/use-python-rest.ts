import { useEffect } from 'react';
import { getEngine } from './engine.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Loads something that a run will need, once Python is ready and the page is idle.
 * @param bring must stay the same function
 */
export function usePythonRest(bring: () => void): void {
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const wait = (): void => {
      if (getEngine().state === 'ready') callOff ??= whenIdle(bring);
    };
    wait();
    const stop = getEngine().subscribe(wait);
    return () => {
      callOff?.();
      stop();
    };
  }, [bring]);
}
