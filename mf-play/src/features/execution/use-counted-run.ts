import type { ApiError } from '@burrow/client';
import { useCallback, useRef } from 'react';
import { getEngine } from '../../engine/engine.ts';

type Refusal = Promise<ApiError | null>;

/** Counts a run; one that is continued is the one that was counted before, and is refused where that was. */
export function useCountedRun(countRun: (code: string) => Refusal) {
  const counted = useRef<Refusal>(Promise.resolve(null));
  return useCallback(
    (code: string, isContinued: boolean): Refusal => {
      // Without Python nothing runs, and nothing is counted.
      const isReady = getEngine().state === 'ready';
      if (!isContinued) counted.current = isReady ? countRun(code) : Promise.resolve(null);
      return counted.current;
    },
    [countRun],
  );
}
