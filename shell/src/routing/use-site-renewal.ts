import { siteRenewed, useAppDispatch } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import { useEffect, useRef } from 'react';
import { useRemotes } from '../boot/remotes-context.ts';

const CHECK_AFTER_MS = 60_000;

/**
 * Asks at times whether the site has newer versions than this tab, when the page changes or the tab comes back into
 * view. If it does, the next page is loaded as a document; the one in view stays as it is.
 */
export function useSiteRenewal(): void {
  const { areOutdated } = useRemotes();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  // By performance.now(), which begins with the document.
  const checkedAt = useRef(0);

  useEffect(() => {
    const check = (): void => {
      if (document.visibilityState === 'hidden' || performance.now() - checkedAt.current < CHECK_AFTER_MS)
        return;
      checkedAt.current = performance.now();
      areOutdated().then(
        isOutdated => isOutdated && dispatch(siteRenewed()),
        () => undefined,
      );
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [areOutdated, dispatch, pathname]);
}
