import { type NotNull, sql } from '@burrow/service-kit';

export const HOLD_SCHOOL = sql`select 1 from organization.organizations where id = $1 for update`;

/** Whether somebody is named in the school $1, and has accepted each naming. */
export const SUCCESSION = sql<{ readonly accepted: NotNull<boolean> }>`
  select bool_and(accepted_at is not null) as accepted from organization.namings
  where organization_id = $1 and user_id = $2 having count(*) > 0`;
