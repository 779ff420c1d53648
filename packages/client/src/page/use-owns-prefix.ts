import { useCallback } from 'react';
import { useAppSelector } from '../store/hooks.ts';

/**
 * Returns whether an area lists exactly this prefix (without language), for example `challenges` or
 * `profile/billing`: links to pages that do not exist are left out.
 */
export function useOwnsPrefix(): (prefix: string) => boolean {
  const areas = useAppSelector(state => state.areas);
  return useCallback(prefix => areas.some(({ prefixes }) => prefixes.includes(prefix)), [areas]);
}
