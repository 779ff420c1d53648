import { type NotNull, sql } from '@burrow/service-kit';

export const END = sql<{ readonly origin: NotNull<string> }>`
  with ended as (
    delete from account.sessions where id = $1 and impersonator_session_id is not null
    returning impersonator_session_id as origin
  ) select origin from ended`;

/** The school of the student $1 as whom somebody acted, and whether they, $2, are staff of the platform. */
export const ACTED_AS = sql<{ readonly organizationId: string | null; readonly staff: boolean }>`
  select t.organization_id as "organizationId", u.is_staff as staff
  from account.students t, account.users u where t.id = $1 and u.id = $2`;
