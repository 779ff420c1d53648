import { sql } from '@burrow/service-kit';

/** Of the students of some classes only, if they are given. */
export const TAKEN = sql<{ readonly username_key: string }>`
  select username_key from account.students where organization_id = $1 and username_key = any($2)
    and ($3::uuid[] is null or class_id = any($3))`;

export const SEATS_LEFT = sql<{ readonly left: number | null }>`
  select case when o.max_students is not null then
    greatest(0, o.max_students - (select count(*) from account.students s where s.organization_id = o.id and s.left_at is null))::int end as left
  from account.organizations o where o.id = $1 and not o.removed`;
