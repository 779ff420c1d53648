import { afterLogIn, useAppDispatch, useGoTo, useOwnsPrefix } from '@burrow/client';
import type { CurrentUser } from '@burrow/contracts';
import { authApi } from './auth.api.ts';

/**
 * Returns a function for whoever has just confirmed an address: if a school has proven its domain, it leads to the
 * question whether they want to join, and says true. What cannot be read is no reason to keep anybody waiting.
 */
export function useLeadToSchool(): (user: CurrentUser) => Promise<boolean> {
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const hasSchools = useOwnsPrefix()('organization');
  return async ({ is_student: isStudent, organization_id: school }) => {
    if (!hasSchools || isStudent || school !== null) return false;
    const ask = authApi.endpoints.ownSchools.initiate(undefined, { subscribe: false, forceRefetch: true });
    const { data } = await dispatch(ask);
    if (!data || data.suggestions.length === 0) return false;
    await afterLogIn(dispatch);
    goTo('organization/join', { replace: true });
    return true;
  };
}
