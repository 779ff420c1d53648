import { sql } from '@burrow/service-kit';

/** Whether account has heard of a class. SQL because account has no entity of the classes that it copies. */
export const KNOWS_CLASS = sql`select 1 from account.classes where id = $1 and not removed`;

/** Whether an organisation was erased. Waits for whoever erases it at this moment. */
export const REMOVED = sql<{
  readonly removed: boolean;
}>`select removed from account.organizations where id = $1 for share`;
