import { useGoTo, useOwnsPrefix, useSession } from '@burrow/client';
import { useMemo } from 'react';
import { purchasePage } from './purchase.rules.ts';

/** Returns the path to get a plan; null for those who cannot buy one, and if there is no such page. */
export function useWayToPlan(): (() => void) | null {
  const session = useSession();
  const goTo = useGoTo();
  const page = purchasePage(session);
  const isThere = useOwnsPrefix()(page ?? '');
  return useMemo(() => (page && isThere ? () => goTo(page) : null), [goTo, isThere, page]);
}
