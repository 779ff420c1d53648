import { type NotNull, sql } from '@burrow/service-kit';

interface ImportRow {
  readonly total: number;
  readonly organization_id: string;
  readonly user: string;
  readonly impersonator: string | null;
}

/** Locks the import until the transaction ends; nothing if its students are listed already. */
export const IMPORT = sql<ImportRow>`
  select total, organization_id, user_id as user, impersonator_id as impersonator from organization.imports where id = $1 and state <> 'done' for update`;

export const ARRIVE = sql`
  insert into organization.arriving_students (student_id, import_id, row, described, search_key)
  values ($1, $2, $3, $4, $5) on conflict do nothing`;

/** SQL because the handler of an event asks. */
export const ARRIVED = sql<{
  readonly arrived: NotNull<number>;
}>`select count(*)::int as arrived from organization.arriving_students where import_id = $1`;

/**
 * Whoever is erased before the last one arrives is not listed. SQL because the handler of an event writes
 * it.
 */
export const GONE_MEANWHILE = sql`update organization.arriving_students set removed = true where student_id = $1`;

/** What the source of an import calls its students, in the order of the rows. */
export const NAME_ALL = sql`
  insert into organization.external_ids (organization_id, source, kind, external_id, student_id)
  select i.organization_id, i.source, 'student', named.id, s.student_id
  from organization.imports i
  cross join lateral unnest(i.external_ids) with ordinality as named (id, at)
  cross join lateral unnest(i.student_ids) with ordinality as made (id, at)
  join organization.students s on s.student_id = made.id
  where i.id = $1 and named.at = made.at and named.id is not null
  on conflict do nothing`;

export const LIST_ALL = sql`
  with gone as (delete from organization.arriving_students where import_id = $1 returning *), known as (
    update organization.imports set state = 'done', failure = null,
      student_ids = (select array_agg(student_id order by row) from gone)
    where id = $1
  )
  insert into organization.students
    (student_id, described_version, organization_id, class_id, username, full_name, character, search_key, assistant_enabled,
     first_name, last_name, first_sort, last_sort)
  select g.student_id, d.version, d.organization_id,
    (select id from organization.classes c where c.id = d.class_id and c.organization_id = d.organization_id),
    d.username, d.full_name, d.character, g.search_key, d.assistant_enabled, d.first_name, d.last_name,
    coalesce(d.first_sort, d.username), coalesce(d.last_sort, d.username)
  from gone g cross join lateral jsonb_to_record(g.described) as d(version int, organization_id uuid, class_id uuid,
    username text, full_name text, character text, assistant_enabled boolean, first_name text, last_name text,
    first_sort text, last_sort text)
  where not g.removed
  on conflict (student_id) do nothing`;

/** SQL because the handler of an event asks. */
export const LISTED = sql<{
  readonly students: NotNull<string[]>;
}>`select coalesce(student_ids, '{}') as students from organization.imports where id = $1`;
