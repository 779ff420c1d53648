import { localePath } from '@burrow/i18n';
import { api } from '../api/api.ts';
import { after } from '../page/after.ts';
import { loadDocument } from '../page/load-document.ts';
import type { AppDispatch } from '../store/store.ts';
import { sessionApi } from './session.api.ts';
import { sessionChanged } from './session.slice.ts';
import { hasSession } from './has-session.ts';
import { finishBeforeSignOut, forgetSavedDrafts } from './leaving.ts';
import { tellOtherTabs } from './other-tabs.ts';

/**
 * Call when a session began or changed hands (log-in, choice of a student, impersonation and its end):
 * discards what was read for the previous user, and resolves when it is known who is here now.
 */
export async function afterLogIn(dispatch: AppDispatch): Promise<void> {
  tellOtherTabs();
  await renewSession(dispatch);
}

const LOOK_EVERY_MS = 500;
const MOST_LOOKS = 20;
/** How long the gateway believes what account said of a session: until then it would send calls to the school of before. */
const BELIEVED_MS = 1_000;

/**
 * Call when somebody works in another school from now on, or in none. Account learns of it a moment after the school:
 * waits until it has, and goes on as after a log-in.
 */
export async function afterSchoolChange(dispatch: AppDispatch, school: string | null): Promise<void> {
  const { initiate } = sessionApi.endpoints.sessionNow;
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const { data } = await dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }));
    if (data?.organization_id === school) break;
    await passed(LOOK_EVERY_MS);
  }
  await passed(BELIEVED_MS);
  await afterLogIn(dispatch);
}

const passed = (ms: number) => new Promise<void>(resolve => void after(ms, resolve));

/** Discards what was read, and asks who is here. */
export async function renewSession(dispatch: AppDispatch): Promise<void> {
  dispatch(api.util.resetApiState());
  dispatch(sessionChanged());
  if (!hasSession()) return forgetSavedDrafts();
  await dispatch(
    sessionApi.endpoints.currentUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}

/**
 * Ends the session, after what was typed last was sent: then code that the server has leaves the browser.
 * Rejects with an `ApiError` if the server could not be reached.
 */
export async function endSession(dispatch: AppDispatch): Promise<void> {
  await finishBeforeSignOut();
  await dispatch(sessionApi.endpoints.logout.initiate()).unwrap();
  forgetSavedDrafts();
}

/**
 * Ends the session and goes to the home page by loading its document, so that nothing that was read stays in memory.
 * Rejects with an `ApiError` if the server could not be reached.
 */
export async function signOut(dispatch: AppDispatch, language: string): Promise<void> {
  await endSession(dispatch);
  tellOtherTabs();
  loadDocument(localePath(language, ''));
}
