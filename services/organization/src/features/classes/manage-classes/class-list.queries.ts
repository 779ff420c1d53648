import { type NotNull, sql } from '@burrow/service-kit';

export const COUNT_STUDENTS = sql<{ readonly id: NotNull<string>; readonly students: NotNull<number> }>`
  select class_id as id, count(*)::int as students from organization.students where class_id = any($1) and left_at is null group by class_id`;
