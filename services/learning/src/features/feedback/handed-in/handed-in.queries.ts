const COLUMNS = `w.learner_id as "studentId", w.course, w.level, w.state, w.version,
  w.handed_in_at as "handedInAt", w.returned_at as "returnedAt"`;

/** The work of the student $1 on the level $2, $3. */
export const ONE = `
  select ${COLUMNS}, w.code from learning.handed_in_work w
  where w.learner_kind = 'student' and w.learner_id = $1 and w.course = $2 and w.level = $3`;

/** The same, and nobody else changes it until the transaction ends. */
export const ONE_ALONE = `${ONE} for update`;

export const OF_CLASS = `
  select ${COLUMNS} from learning.students s
  join learning.handed_in_work w on w.learner_kind = 'student' and w.learner_id = s.student_id
  where s.class_id = $1 order by w.handed_in_at desc, w.learner_id`;

/** Whether the class of the student $1 is given the level $2, $3. */
export const IS_ASSIGNED = `
  select 1 from learning.students s join learning.class_assignments a on a.class_id = s.class_id
  where s.student_id = $1 and a.course = $2 and $3 = any (a.levels) limit 1`;

export const HAND_IN = `
  insert into learning.handed_in_work (learner_kind, learner_id, course, level, code, state)
  values ('student', $1, $2, $3, $4, $5)
  on conflict (learner_kind, learner_id, course, level) do update set code = excluded.code, state = excluded.state,
    version = handed_in_work.version + 1, handed_in_at = clock_timestamp()`;

export const RETURN = `
  update learning.handed_in_work set state = $4, version = version + 1, returned_at = clock_timestamp()
  where learner_kind = 'student' and learner_id = $1 and course = $2 and level = $3`;

export const HAS_REMARK = `
  select 1 from learning.remarks where learner_kind = 'student' and learner_id = $1 and remark_id = $2`;
