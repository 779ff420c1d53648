import { sql, sqlPart } from '@burrow/service-kit';
import type { HandedInState } from '@burrow/contracts';

const COLUMNS = sqlPart`w.learner_id as "studentId", w.course, w.level, w.state, w.version,
  w.handed_in_at as "handedInAt", w.returned_at as "returnedAt"`;

interface OneRow {
  readonly studentId: string;
  readonly course: string;
  readonly level: string;
  readonly state: HandedInState;
  readonly version: number;
  readonly handedInAt: Date;
  readonly returnedAt: Date | null;
  readonly code: string;
}

/** The work of the student $1 on the level $2, $3. SQL because ONE_ALONE is the same. */
export const ONE = sql<OneRow>`
  select ${COLUMNS}, w.code from learning.handed_in_work w
  where w.learner_kind = 'student' and w.learner_id = $1 and w.course = $2 and w.level = $3`;

/** The same, and nobody else changes it until the transaction ends. */
export const ONE_ALONE = sql<OneRow>`${ONE} for update`;

interface OfClassRow {
  readonly studentId: string;
  readonly course: string;
  readonly level: string;
  readonly state: HandedInState;
  readonly version: number;
  readonly handedInAt: Date;
  readonly returnedAt: Date | null;
}

/** Of the students of the class $1; of its guests what they handed in since it was assigned. */
export const OF_CLASS = sql<OfClassRow>`
  select ${COLUMNS} from (
    select student_id, false as is_guest from learning.students where class_id = $1
    union all select guest, true from learning.guests_of($1) guest
  ) s
  join learning.handed_in_work w on w.learner_kind = 'student' and w.learner_id = s.student_id
  where not s.is_guest or exists (
    select 1 from learning.class_assignments a
    where a.class_id = $1 and a.course = w.course and w.level = any (a.levels) and w.handed_in_at >= a.created_at)
  order by w.handed_in_at desc, w.learner_id`;

/** Whether the class of the student $1, or one whose guest they are, is given the level $2, $3. */
export const IS_ASSIGNED = sql`
  select 1 from (
    select class_id from learning.students where student_id = $1 union all select learning.host_classes($1)
  ) c join learning.class_assignments a on a.class_id = c.class_id
  where a.course = $2 and $3 = any (a.levels) limit 1`;

export const HAND_IN = sql`
  insert into learning.handed_in_work (learner_kind, learner_id, course, level, code, state)
  values ('student', $1, $2, $3, $4, $5)
  on conflict (learner_kind, learner_id, course, level) do update set code = excluded.code, state = excluded.state,
    version = handed_in_work.version + 1, handed_in_at = clock_timestamp()`;

export const RETURN = sql`
  update learning.handed_in_work set state = $4, version = version + 1, returned_at = clock_timestamp()
  where learner_kind = 'student' and learner_id = $1 and course = $2 and level = $3`;
