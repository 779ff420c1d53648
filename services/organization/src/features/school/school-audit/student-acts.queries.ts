import { sql } from '@burrow/service-kit';

/**
 * Whether the student $1 was erased: what was done to them is told without them. SQL because the handler of
 * an event asks.
 */
export const IS_ERASED = sql`select 1 from organization.erased where id = $1`;

/** Whether a record of the organisation $1 says already that the user $2 did $3 within an hour before $4. */
export const IS_SAID = sql`
  select 1 from organization.audit where organization_id = $1 and user_id = $2 and action = $3
    and at between $4::timestamptz - interval '1 hour' and $4::timestamptz`;

/** Whether there is still such an organisation. */
export const EXISTS = sql`select 1 from organization.organizations where id = $1 for key share`;
