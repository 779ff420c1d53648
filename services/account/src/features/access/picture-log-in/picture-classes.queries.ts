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
  select 1 from account.students t join account.class_entries e on e.class_id = $3
  where t.id = $1 and t.picture_hash = $2 and (t.class_id = $3 or t.id in (select account.guests_of($3))) and e.picture_log_in and e.lesson_ends_at > now()
  for no key update of t for share of e`;

interface EnteringRow {
  readonly id: string;
  readonly username: string;
  readonly character: string;
  readonly pictureHash: string | null;
}

/** Who enters the lessons of the class $1: its students and its guests; one of them, if $2 is a key of a username. */
export const ENTERING = sql<EnteringRow>`
  select t.id, t.username, t.character, t.picture_hash as "pictureHash"
  from (select id from account.students where class_id = $1 union all select account.guests_of($1)) entering
  join account.students t on t.id = entering.id
  where t.left_at is null and ($2::text is null or t.username_key = $2)
  order by t.username_key`;
