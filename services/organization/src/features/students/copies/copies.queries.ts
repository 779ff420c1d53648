import { type NotNull, sql } from '@burrow/service-kit';

/** In each school of theirs: it is the same person. */
export const DESCRIBE_MEMBER = sql`
  with elsewhere as (
    update organization.other_memberships
    set email = $3, full_name = $4, second_factor = coalesce($5, second_factor), described_version = $2
    where user_id = $1 and described_version < $2
  )
  update organization.members
  set email = $3, full_name = $4, second_factor = coalesce($5, second_factor), described_version = $2
  where user_id = $1 and described_version < $2`;

/** A student joins with the class that account put them into; later moves are our own. */
export const DESCRIBE_STUDENT = sql<{ readonly is_new: NotNull<boolean> }>`
  insert into organization.students as kept
    (student_id, described_version, organization_id, class_id, username, full_name, character, search_key,
     assistant_enabled, first_name, last_name, first_sort, last_sort)
  select $1, $2, $3, (select id from organization.classes where id = $4 and organization_id = $3), $5, $6, $7, $8, $9, $10, $11,
    $12, $13
  where exists (select 1 from organization.organizations where id = $3)
  on conflict (student_id) do update set described_version = excluded.described_version, username = excluded.username,
    full_name = excluded.full_name, character = excluded.character, search_key = excluded.search_key,
    assistant_enabled = excluded.assistant_enabled, first_name = excluded.first_name, last_name = excluded.last_name,
    first_sort = excluded.first_sort, last_sort = excluded.last_sort
  where kept.described_version < excluded.described_version
  returning xmax = 0 as is_new`;

/** SQL because the handler of an event asks. */
export const IS_JOINED = sql`select 1 from organization.class_entries where class_id = $1 and joining_until is not null`;

/** SQL because the handler of an event writes it. */
export const FORGET_STUDENT = sql`delete from organization.students where student_id = $1`;

export const IS_ERASED = sql`select 1 from organization.erased where id = $1 and version >= $2`;

export const REMEMBER_ERASED = sql`
  insert into organization.erased (id, version) values ($1, $2)
  on conflict (id) do update set version = greatest(organization.erased.version, excluded.version), erased_at = now()`;
