import { type NotNull, sql } from '@burrow/service-kit';

/** What the school of the student $1 is called, in its own script if it has a name in it; no row for who is in none. */
export const SCHOOL_OF = sql<{ readonly name: NotNull<string> }>`
  select coalesce(o.native_name, o.name) as name
  from account.students t join account.organizations o on o.id = t.organization_id and not o.removed
  where t.id = $1 and t.left_at is null`;
