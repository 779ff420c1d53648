import { useCallback } from 'react';
import { useAppSelector } from '../store/hooks.ts';

/**
 * Tells whether an area lists exactly this prefix (without language), e.g. `challenges` or
 * `profile/billing`: links to what is not there are left out.
 */
export function useOwnsPrefix(): (prefix: string) => boolean {
  const areas = useAppSelector(state => state.areas);
  return useCallback(prefix => areas.some(({ prefixes }) => prefixes.includes(prefix)), [areas]);
}
