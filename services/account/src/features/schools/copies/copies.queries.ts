import { sql } from '@burrow/service-kit';

/** Whether an organisation was erased. Waits for whoever erases it at this moment. */
export const REMOVED = sql<{
  readonly removed: boolean;
}>`select removed from account.organizations where id = $1 for share`;
