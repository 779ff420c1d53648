import { type NotNull, sql } from '@burrow/service-kit';

/** Whoever has a username in an organisation, and whether they are in one of the classes. */
export const HOLDER = sql<{ readonly is_known: NotNull<boolean> }>`
  select coalesce(class_id = any($3::uuid[]), false) as is_known from account.students
  where organization_id = $1 and username_key = $2 and id is distinct from $4`;
