import { useEffect } from 'react';
import { getEngine } from './engine.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Brings something that a run will need, when Python is there and the page rests.
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
