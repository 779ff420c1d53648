import { splitLocalePath } from '@burrow/i18n';
import { useCallback } from 'react';
import { useLocation } from '../router.ts';
import { useAppSelector } from '../store/hooks.ts';
import { crossesCheckout, isIsolatedPath, needsDocumentLoad } from './isolation.rules.ts';

/** Returns whether the documents of a path (without language) have shared memory: those of the game do. */
export function useIsIsolated(): (path: string) => boolean {
  const areas = useAppSelector(state => state.areas);
  return useCallback(path => areas.some(({ isolatedOn = [] }) => isIsolatedPath(isolatedOn, path)), [areas]);
}

/** Returns whether going from the current page to a path (without language) must load a new document. */
export function useNeedsDocument(): (path: string) => boolean {
  const isIsolated = useIsIsolated();
  const isOutdated = useAppSelector(state => state.page.isOutdated);
  const { rest } = splitLocalePath(useLocation().pathname);
  return useCallback(
    path =>
      isOutdated || crossesCheckout(rest, path) || needsDocumentLoad(isIsolated(rest), isIsolated(path)),
    [isIsolated, isOutdated, rest],
  );
}
