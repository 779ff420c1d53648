import { sql } from '@burrow/service-kit';

/** Nobody acts as a child of somebody whose address is not confirmed: they have no session themselves. */
export const STUDENT = sql<{ readonly organization_id: string | null; readonly parent_id: string | null }>`
  select t.organization_id, t.parent_id from account.students t
  left join account.users p on p.id = t.parent_id
  where t.id = $1 and (t.parent_id is null or p.email_verified_at is not null)`;

export const OWN_SESSION = sql`select 1 from account.sessions where id = $1 for key share`;
