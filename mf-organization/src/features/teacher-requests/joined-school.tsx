import { after, useAppDispatch, useGoTo, useSession, LoadSkeleton } from '@burrow/client';
import { useEffect, useState } from 'react';
import { schoolAdultsApi } from '../../api/school-adults.api.ts';

const TRY_EVERY_MS = 1_000;

/** Waits until the session knows of the school, which it does a moment later, and opens it. */
export function JoinedSchool() {
  const { user } = useSession();
  const goTo = useGoTo();
  const dispatch = useAppDispatch();
  const [tries, setTries] = useState(0);
  const isKnown = Boolean(user?.organization_id);
  useEffect(() => {
    if (isKnown) return goTo('organization/classes', { replace: true });
    return after(TRY_EVERY_MS, () => {
      dispatch(schoolAdultsApi.util.invalidateTags(['CurrentUser']));
      setTries(tries + 1);
    });
  }, [isKnown, goTo, dispatch, tries]);
  return <LoadSkeleton lines={6} />;
}
