import { type NotNull, sql, sqlPart } from '@burrow/service-kit';

/** A level that was complete before it was assigned counts as done. */
const WORK = sqlPart`
  count(p.level) filter (where p.status = 'complete')::int as completed,
  max(p.completed_at) filter (where p.status = 'complete') as "lastAt"`;

const COLUMNS = sqlPart`a.id, a.version, a.course as "course", a.levels, a.due_at as "dueAt", a.note, a.created_at as "createdAt"`;

const PROGRESS = sqlPart`
  left join learning.progress p on p.learner_kind = 'student' and p.learner_id = s.student_id
    and p.course = a.course and p.level = any (a.levels)`;

interface TaughtRow {
  readonly id: string;
  readonly version: number;
  readonly course: string;
  readonly levels: string[];
  readonly dueAt: Date;
  readonly note: string | null;
  readonly createdAt: Date;
  readonly studentId: string | null;
  readonly completed: NotNull<number>;
  readonly lastAt: Date | null;
}

/** Assignments of the class $1, or the one with the id $2, each with a row for every student of its class and every guest. */
export const TAUGHT = sql<TaughtRow>`
  select ${COLUMNS}, s.student_id as "studentId", ${WORK}
  from learning.class_assignments a
  left join lateral (
    select student_id from learning.students where class_id = a.class_id
    union all select learning.guests_of(a.class_id)
  ) s on true
  ${PROGRESS}
  where a.class_id = $1 and ($2::uuid is null or a.id = $2)
  group by a.id, s.student_id order by a.due_at desc, a.id, s.student_id`;

interface OwnRow {
  readonly id: string;
  readonly version: number;
  readonly course: string;
  readonly levels: string[];
  readonly dueAt: Date;
  readonly note: string | null;
  readonly createdAt: Date;
  readonly completed: NotNull<number>;
  readonly lastAt: Date | null;
  readonly completedLevels: NotNull<string[]>;
}

/** Those of the class of the student $1, and of the classes whose guest they are. */
export const OWN = sql<OwnRow>`
  select ${COLUMNS}, ${WORK}, coalesce(array_agg(p.level) filter (where p.status = 'complete'), '{}') as "completedLevels"
  from (
    select student_id, class_id from learning.students where student_id = $1
    union all select $1, learning.host_classes($1)
  ) s
  join learning.class_assignments a on a.class_id = s.class_id
  ${PROGRESS}
  group by a.id order by a.due_at, a.id`;

/** The class is locked, so that of two that are made at once the second sees the first. */
export const LOCK_CLASS = sql`select 1 from learning.classes where class_id = $1 for update`;

export const CHANGE = sql`
  update learning.class_assignments set course = coalesce($3, course), levels = coalesce($4, levels),
    due_at = coalesce($5, due_at), note = case when $6 then $7 else note end, version = version + 1
  where id = $1 and version = $2 returning 1`;
