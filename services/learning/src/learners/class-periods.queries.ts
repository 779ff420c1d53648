import { sql, sqlPart } from '@burrow/service-kit';
import type { Learner, SqlRunner } from '@burrow/service-kit';

const NOW = sqlPart`now() at time zone 'utc'`;

/** The class of the student $1, and the week and the month of today. */
const TODAY = sqlPart`
  select c.class_id, p.period, date_trunc(p.period, ${NOW})::date as begins
  from learning.students s join learning.classes c on c.class_id = s.class_id
  cross join (values ('month'), ('week')) p (period)
  where s.student_id = $1`;

/** Once for each week and month: before its first run is stored. */
export const COUNT_STUDENT = sql`
  with last as (
    select max(last_run_at) at time zone 'utc' as run_at from learning.progress
    where learner_kind = 'student' and learner_id = $1
  )
  insert into learning.class_periods as kept (class_id, period, begins, students)
  select today.class_id, today.period, today.begins, 1 from (${TODAY}) today, last
  where last.run_at is null or last.run_at < today.begins order by today.period
  on conflict (class_id, period, begins) do update set students = kept.students + 1`;

export const COUNT_LEVEL = sql`
  insert into learning.class_periods as kept (class_id, period, begins, levels)
  select today.class_id, today.period, today.begins, 1 from (${TODAY}) today order by today.period
  on conflict (class_id, period, begins) do update set levels = kept.levels + 1`;

/** Counts a student of a class as active this week and this month. Call it before the run is stored. */
export async function countActive(tx: SqlRunner, { kind, id }: Learner): Promise<void> {
  if (kind === 'student') await COUNT_STUDENT.run(tx, [id]);
}

/** Counts a level that a student of a class completed for the first time. */
export async function countLevel(tx: SqlRunner, { kind, id }: Learner): Promise<void> {
  if (kind === 'student') await COUNT_LEVEL.run(tx, [id]);
}
