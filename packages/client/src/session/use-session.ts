import type { CurrentUser } from '@burrow/contracts';
import type { ApiError } from '../api/api-error.ts';
import { useAppSelector } from '../store/hooks.ts';
import { hasSession } from './has-session.ts';
import { sessionFlags, type SessionFlags } from './session-flags.rules.ts';
import { sessionApi } from './session.api.ts';

export interface Session extends SessionFlags {
  readonly user: CurrentUser | null;
  /** Nothing is known yet; until then the flags are those of a visitor. */
  readonly isLoading: boolean;
  /** Why it is not known who is here. A session that has ended is not an error: then nobody is. */
  readonly error: ApiError | null;
}

/**
 * Returns who is here: the logged-in user, or nobody. No request is made for a visitor; if a call found that the
 * session has ended, nobody is here any more.
 *
 * @example
 * import { useSession } from '@burrow/client';
 * function Greeting() {
 *   const { user, isLoading } = useSession();
 *   return isLoading ? null : <p>Hello, {user?.full_name ?? 'visitor'}!</p>;
 * }
 * <Greeting /> // → shows 'Hello, visitor!'
 */
export function useSession(): Session {
  const { hasEnded } = useAppSelector(state => state.session);
  const skip = hasEnded || !hasSession();
  const answer = sessionApi.useCurrentUserQuery(undefined, { skip });
  const user = skip ? null : (answer.data ?? null);
  const isUnknown = !skip && !user;
  return {
    ...sessionFlags(user),
    user,
    isLoading: isUnknown && (answer.isLoading || answer.isUninitialized),
    error: isUnknown ? ((answer.error as ApiError | undefined) ?? null) : null,
  };
}
