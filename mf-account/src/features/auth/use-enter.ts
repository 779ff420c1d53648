import { afterSignIn, readNext, useAppDispatch, useGoTo } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import type { SignedIn } from '@burrow/contracts';
import { placeAfterSignIn } from '@burrow/contracts/paths';

/** What follows a log-in: forgets the former user, and goes on to where this one wants to be. */
export function useEnter(): (answer: SignedIn) => Promise<void> {
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const { search } = useLocation();
  return async ({ last_played }) => {
    await afterSignIn(dispatch);
    goTo(placeAfterSignIn(readNext(search), last_played), { replace: true });
  };
}
