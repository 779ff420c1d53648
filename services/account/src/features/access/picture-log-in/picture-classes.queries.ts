import { type NotNull, sql } from '@burrow/service-kit';

interface FindRow {
  readonly id: string;
  readonly class_name: string;
  readonly is_open: NotNull<boolean>;
}

/** By the code on its wall, whether or not joining is open. */
export const FIND = sql<FindRow>`
  select c.id, c.name as class_name, e.picture_log_in and coalesce(e.lesson_ends_at > now(), false) as is_open
  from account.class_entries e
  join account.classes c on c.id = e.class_id and not c.removed
  join account.organizations o on o.id = c.organization_id and not o.removed
  where e.code_hash = $1`;

/** Nothing if the pictures, the class or its lesson are others meanwhile; what there is stays until the transaction ends. */
export const HOLD = sql`
  select 1 from account.students t join account.class_entries e on e.class_id = t.class_id
  where t.id = $1 and t.picture_hash = $2 and e.picture_log_in and e.lesson_ends_at > now()
  for no key update of t for share of e`;
