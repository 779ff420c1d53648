import { useCallback } from 'react';
import { useAppSelector } from '../store/hooks.ts';

/**
 * Tells whether an area lists exactly this prefix (without language), e.g. `challenges` or
 * `profile/billing`: links to what is not there are left out.
 */
export function useOwnsPrefix(): (prefix: string) => boolean {
  const prefixes = useAppSelector(state => state.ownedPrefixes);
  return useCallback(prefix => prefixes.includes(prefix), [prefixes]);
}
