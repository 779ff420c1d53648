import { readNext } from '@burrow/client';
import { useLocation } from '@burrow/client/router';

/** The query by which other pages of log-in and sign-up keep the page that somebody came for; '' where there is none. */
export function useNext(): string {
  const next = readNext(useLocation().search);
  return next === null ? '' : `next=${encodeURIComponent(`/${next}`)}`;
}
