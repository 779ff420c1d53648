import { sql } from '@burrow/service-kit';

interface FindRow {
  readonly parent_id: string | null;
  readonly organization_id: string | null;
  readonly teacher_ids: string[] | null;
  readonly last_course: string | null;
  readonly last_level: string | null;
}

export const FIND = sql<FindRow>`
  select t.parent_id, t.organization_id, account.teachers_now(c.teacher_ids, c.substitutes) as teacher_ids, t.last_course, t.last_level
  from account.students t
  left join account.classes c on c.id = t.class_id and c.organization_id = t.organization_id and not c.removed
  where t.id = $1`;
