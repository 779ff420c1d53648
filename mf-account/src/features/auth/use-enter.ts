import { afterLogIn, readNext, useAppDispatch, useGoTo, useOwnsPrefix } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import type { LoggedIn } from '@burrow/contracts';
import { firstPageOf } from '@burrow/contracts/paths';

/** What follows a log-in: discards the data of the previous user, and goes to the page that this one wanted. */
export function useEnter(): (answer: LoggedIn) => Promise<void> {
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const hasSchools = useOwnsPrefix()('organization');
  const { search } = useLocation();
  return async answer => {
    await afterLogIn(dispatch);
    goTo(firstPageOf(readNext(search), answer, hasSchools), { replace: true });
  };
}
