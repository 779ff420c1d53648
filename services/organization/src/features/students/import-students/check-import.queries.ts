import { type NotNull, sql } from '@burrow/service-kit';

interface ClassRow {
  readonly id: string;
  readonly name: string;
  readonly nameKey: string;
  readonly externalIds: NotNull<string[]>;
}

/** With what the source $4 calls each. */
export const CLASSES = sql<ClassRow>`
  select id, name, name_key as "nameKey",
    array(select x.external_id from organization.external_ids x where x.class_id = c.id and x.source = $4) as "externalIds"
  from organization.classes c
  where organization_id = $1 and archived_at is null and ($2 or c.id in (select organization.taught_by($3::uuid)))`;

/** Of the students of some classes only, if they are given. */
export const SAME_NAMES = sql<{ readonly full_name: NotNull<string> }>`
  select distinct full_name from organization.students
  where organization_id = $1 and full_name = any($2) and left_at is null and ($3::uuid[] is null or class_id = any($3))`;
