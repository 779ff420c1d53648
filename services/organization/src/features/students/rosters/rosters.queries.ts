import { type NotNull, sql } from '@burrow/service-kit';

interface StudentRow {
  readonly id: string;
  readonly username: string;
  readonly full_name: string | null;
  readonly classId: string | null;
  readonly className: string | null;
  readonly hasLeft: NotNull<boolean>;
  readonly externalIds: NotNull<string[]>;
}

/** Of some classes only, if they are given; with what a source calls them. */
export const STUDENTS = sql<StudentRow>`
  select s.student_id as id, s.username, s.full_name, s.class_id as "classId", c.name as "className",
    s.left_at is not null as "hasLeft",
    array(select x.external_id from organization.external_ids x where x.student_id = s.student_id and x.source = $3) as "externalIds"
  from organization.students s left join organization.classes c on c.id = s.class_id
  where s.organization_id = $1 and ($2::uuid[] is null or s.class_id = any($2))
  order by s.last_sort, s.student_id`;

/** It changes when somebody is added. */
export const STATE = sql<{ readonly state: NotNull<string> }>`
  select md5(count(*)::text || coalesce(max(joined_at)::text, '')) as state from organization.students where organization_id = $1`;

/** Somebody else's id stays theirs. */
export const NAME_STUDENTS = sql`
  insert into organization.external_ids (organization_id, source, kind, external_id, student_id)
  select $1, $2, 'student', n.external_id, s.student_id from unnest($3::uuid[], $4::text[]) n(student_id, external_id)
  join organization.students s on s.student_id = n.student_id and s.organization_id = $1
  on conflict do nothing`;

export const NAME_CLASSES = sql`
  insert into organization.external_ids (organization_id, source, kind, external_id, class_id)
  select $1, $2, 'class', n.external_id, c.id from unnest($3::uuid[], $4::text[]) n(class_id, external_id)
  join organization.classes c on c.id = n.class_id and c.organization_id = $1
  on conflict do nothing`;

/** Of the students of the class $1; a hash of an address means nothing to the system that has the address. */
export const IDS_OF_CLASS = sql<{
  readonly student_id: NotNull<string>;
  readonly source: string;
  readonly external_id: string;
}>`
  select x.student_id, x.source, x.external_id
  from organization.students s join organization.external_ids x on x.student_id = s.student_id
  where s.class_id = $1 and s.left_at is null and x.external_id not like 'sha256:%'
  order by x.source, x.student_id, x.external_id`;
