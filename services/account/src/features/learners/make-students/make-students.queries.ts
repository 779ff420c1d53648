import { type NotNull, sql } from '@burrow/service-kit';

interface AnimalsRow {
  readonly classId: string | null;
  readonly character: string;
  readonly times: NotNull<number>;
}

export const ANIMALS = sql<AnimalsRow>`
  select class_id as "classId", character, count(*)::int as times from account.students
  where organization_id = $1 and left_at is null and (class_id = any($2) or class_id is null) group by 1, 2`;

export const CLASSES = sql`select 1 from account.classes where id = any($1) and organization_id = $2 and not removed for share`;
