import { sql } from '@burrow/service-kit';

/** SQL because the handler of an event asks. */
export const ORGANIZATION_NAME = sql<{
  readonly name: string;
}>`select name from account.organizations where id = $1 and not removed`;
