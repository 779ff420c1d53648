import { useMemo, useSyncExternalStore } from 'react';

const TWO_COLUMNS = '(width >= 992px)';

/** Returns whether a media query matches, now and whenever that changes. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query]);
  return useSyncExternalStore(
    tell => {
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    () => list.matches,
  );
}

/** Whether code and game stand beside each other; else one of the two is seen. */
export const useTwoColumns = (): boolean => useMedia(TWO_COLUMNS);
