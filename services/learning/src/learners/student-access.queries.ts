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

/** Who teaches a class whose guest the student $1 is, and which was given the level $3 of the course $2 before they handed it in. */
export const HOSTS = preparedSql<{ readonly teacherIds: NotNull<string[]> }>('student-hosts')`
    select coalesce(array_agg(teacher), '{}') as "teacherIds"
    from learning.classes c, unnest(learning.teachers_now(c.teacher_ids, c.substitutes)) teacher
    where c.class_id in (select learning.host_classes($1)) and exists (
      select 1 from learning.class_assignments a
      join learning.handed_in_work w on w.learner_kind = 'student' and w.learner_id = $1 and w.course = a.course
        and w.level = $3 and w.handed_in_at >= a.created_at
      where a.class_id = c.class_id and a.course = $2 and $3 = any (a.levels))`;
