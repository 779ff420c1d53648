import { readNext } from '@burrow/client';
import { useLocation } from '@burrow/client/router';

/** Returns the query with which other pages of log-in and sign-up keep the page that somebody wanted; '' if there is none. */
export function useNext(): string {
  const next = readNext(useLocation().search);
  return next === null ? '' : `next=${encodeURIComponent(`/${next}`)}`;
}
