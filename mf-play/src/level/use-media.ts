import { useSyncExternalStore } from 'react';

/** Returns whether a media query matches, now and whenever that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    tell => {
      const list = matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    () => matchMedia(query).matches,
  );
}
