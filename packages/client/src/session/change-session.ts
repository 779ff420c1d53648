import { api } from '../api/api.ts';
import type { AppDispatch } from '../store/store.ts';
import { sessionApi } from './session.api.ts';
import { sessionChanged } from './session.slice.ts';
import { hasSession } from './use-session.ts';

/**
 * Call when a session began or changed hands (log-in, choice of a student, impersonation and its end):
 * forgets what was read for the one before, and resolves when it is known who is here now.
 */
export async function afterSignIn(dispatch: AppDispatch): Promise<void> {
  dispatch(api.util.resetApiState());
  dispatch(sessionChanged());
  if (!hasSession()) return;
  await dispatch(
    sessionApi.endpoints.currentUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}

/** Call when the session is over: forgets everything that was read in it. */
export function afterSignOut(dispatch: AppDispatch): void {
  dispatch(api.util.resetApiState());
  dispatch(sessionChanged());
}

/** Ends the session and forgets it. Rejects with an `ApiError` where the server could not be told. */
export async function signOut(dispatch: AppDispatch): Promise<void> {
  await dispatch(sessionApi.endpoints.logout.initiate()).unwrap();
  afterSignOut(dispatch);
}
