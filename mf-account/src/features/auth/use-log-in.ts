import { readNext, useGoTo } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import type { LoggedIn } from '@burrow/contracts';
import { isApiError } from '@burrow/forms';
import { useEnter } from './use-enter.ts';

/** What follows an attempt to log in: the page that somebody wanted, or the one that asks for the second factor. */
export function useLogIn(): (attempt: Promise<LoggedIn>) => Promise<void> {
  const enter = useEnter();
  const goTo = useGoTo();
  const { search } = useLocation();
  return async attempt => {
    const answer = await attempt.catch((error: unknown) => {
      if (!isApiError(error) || error.code !== 'auth/second-factor-needed') throw error;
      return null;
    });
    if (answer) return enter(answer);
    const next = readNext(search);
    goTo(`login/code${next === null ? '' : `?next=${encodeURIComponent(`/${next}`)}`}`);
  };
}
