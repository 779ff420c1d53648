import { type NotNull, sql } from '@burrow/service-kit';

export const CLASSES = sql<{ readonly id: string; readonly nameKey: string }>`
  select id, name_key as "nameKey" from organization.classes
  where organization_id = $1 and archived_at is null and ($2 or teacher_ids @> array[$3]::uuid[])`;

/** Of the students of some classes only, if they are given. */
export const SAME_NAMES = sql<{ readonly full_name: NotNull<string> }>`
  select distinct full_name from organization.students
  where organization_id = $1 and full_name = any($2) and left_at is null and ($3::uuid[] is null or class_id = any($3))`;
