import { type NotNull, sql } from '@burrow/service-kit';

export const COUNT_CLASSES = sql<{ readonly id: NotNull<string>; readonly classes: NotNull<number> }>`
  select user_id as id, count(*)::int as classes from organization.classes, unnest(teacher_ids) as user_id
  where organization_id = $1 group by user_id`;
