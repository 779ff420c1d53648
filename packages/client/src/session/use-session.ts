import type { CurrentUser } from '@burrow/contracts';
import { sessionApi } from './session.api.ts';

/** True where a readable cookie says that a session exists; without it nobody needs to ask the server. */
export function hasSession(cookies: string = document.cookie): boolean {
  return /(?:^|;\s*)has_session=1(?:;|$)/.test(cookies);
}

export interface Session {
  readonly user: CurrentUser | null;
  readonly isLoading: boolean;
}

/** Who is here: the signed-in user, or nobody. A visitor causes no request. */
export function useSession(): Session {
  const { data, isLoading } = sessionApi.useCurrentUserQuery(undefined, { skip: !hasSession() });
  return { user: data ?? null, isLoading };
}
