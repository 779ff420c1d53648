import { useEffect } from 'react';
import { getEngine } from './engine.ts';

/** What the page needs first comes first. */
const REST_MS = 1_500;

/**
 * Brings something that a run will need, when Python is there and a moment has passed.
 * @param bring must stay the same function
 */
export function usePythonRest(bring: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      if (getEngine().state === 'ready') timer ??= setTimeout(bring, REST_MS);
    };
    wait();
    const stop = getEngine().subscribe(wait);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [bring]);
}
