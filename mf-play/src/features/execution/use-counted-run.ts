import type { ApiError } from '@burrow/client';
import { useCallback, useRef } from 'react';

type Refusal = Promise<ApiError | null>;

/** Counts a run; one that is continued is the one that was counted before, and is refused where that was. */
export function useCountedRun(countRun: (code: string) => Refusal) {
  const counted = useRef<Refusal>(Promise.resolve(null));
  return useCallback(
    (code: string, isContinued: boolean): Refusal => {
      if (!isContinued) counted.current = countRun(code);
      return counted.current;
    },
    [countRun],
  );
}
