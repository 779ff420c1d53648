import type { SqlRunner } from '@burrow/service-kit';
import { REMOVED } from './copies.queries.ts';

/** Returns whether an organisation was erased: events of it that arrive later leave nothing behind. */
export async function isErased(tx: SqlRunner, organization: string): Promise<boolean> {
  const row = await REMOVED.first(tx, [organization]);
  return row?.removed ?? false;
}
