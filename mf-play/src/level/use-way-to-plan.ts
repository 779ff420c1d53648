import { useGoTo, useOwnsPrefix, useSession } from '@burrow/client';
import { useMemo } from 'react';
import { purchasePage } from './purchase.rules.ts';

/** The way to where a plan is got; null for those who buy nothing, and where there is no such page. */
export function useWayToPlan(): (() => void) | null {
  const session = useSession();
  const goTo = useGoTo();
  const page = purchasePage(session);
  const isThere = useOwnsPrefix()(page ?? '');
  return useMemo(() => (page && isThere ? () => goTo(page) : null), [goTo, isThere, page]);
}
