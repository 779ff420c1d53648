import { type NotNull, preparedSql } from '@burrow/service-kit';

interface TiesRow {
  readonly parentId: string | null;
  readonly organizationId: string | null;
  readonly teacherIds: NotNull<string[]>;
}

export const TIES = preparedSql<TiesRow>('student-ties')`
    select s.parent_id as "parentId", s.organization_id as "organizationId",
      coalesce(learning.teachers_now(c.teacher_ids, c.substitutes), '{}') as "teacherIds"
    from learning.students s left join learning.classes c on c.class_id = s.class_id
    where s.student_id = $1`;
