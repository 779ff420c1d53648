import { sql } from '@burrow/service-kit';

/** A row for each school that somebody has registered in the last day. */
export const REGISTERED_TODAY = sql`
  select 1 from organization.audit
  where user_id = $1 and action = 'organization-registered' and at > now() - interval '1 day'`;
