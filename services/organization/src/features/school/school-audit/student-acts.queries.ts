import { sql } from '@burrow/service-kit';

/**
 * Those of the students $1 who were erased or handed over: what was done to them is told without them. SQL because the
 * handler of an event asks.
 */
export const ERASED_OF = sql<{ readonly id: string }>`
  select id from organization.erased where id = any ($1::uuid[])`;

/** Whether a record of the organisation $1 says already that the user $2 did $3 within an hour before $4. */
export const IS_SAID = sql`
  select 1 from organization.audit where organization_id = $1 and user_id = $2 and action = $3
    and at between $4::timestamptz - interval '1 hour' and $4::timestamptz`;

/** Whether there is still such an organisation. */
export const EXISTS = sql`select 1 from organization.organizations where id = $1 for key share`;
