import { after, type ApiError } from '@burrow/client';
import type { PictureClass } from '@burrow/contracts';
import { useEffect, useState } from 'react';
import { usePictureClassMutation } from '../auth/index.ts';

const AGAIN_MS = 4_000;

/** Asks again and again, while the page is seen, whether the lesson of a class has begun; null asks for none. */
export function useLessonBegins(
  code: string | null,
  onBegin: (code: string, found: PictureClass) => void,
): void {
  const [ask] = usePictureClassMutation();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (code === null) return undefined;
    return after(AGAIN_MS, async () => {
      if (document.visibilityState === 'hidden') return setTries(tries + 1);
      const { data, error } = await ask(code);
      if (data) return onBegin(code, data);
      // Anything else, such as no network, passes.
      if ((error as ApiError).code !== 'auth/token-invalid') setTries(tries + 1);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [code, tries]);
}
