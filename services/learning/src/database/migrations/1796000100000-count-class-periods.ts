import type { MigrationInterface, QueryRunner } from 'typeorm';

const CREATE = `
  create table learning.class_periods (
    class_id uuid not null references learning.classes on delete cascade,
    period text not null check (period in ('week', 'month')),
    begins date not null,
    students int not null default 0,
    levels int not null default 0,
    primary key (class_id, period, begins)
  )`;

/** Before it was counted: by the classes in which students are now, as far as their work says when. */
const EARLIER_LEVELS = `
  insert into learning.class_periods (class_id, period, begins, levels)
  select s.class_id, p.period, date_trunc(p.period, w.completed_at at time zone 'utc')::date, count(*)
  from learning.students s
  join learning.classes c on c.class_id = s.class_id
  join learning.progress w on w.learner_kind = 'student' and w.learner_id = s.student_id
  cross join (values ('week'), ('month')) p (period)
  where w.completed_at is not null group by 1, 2, 3`;

const EARLIER_STUDENTS = `
  insert into learning.class_periods as kept (class_id, period, begins, students)
  select s.class_id, p.period, date_trunc(p.period, h.at at time zone 'utc')::date, count(distinct s.student_id)
  from learning.students s
  join learning.classes c on c.class_id = s.class_id
  join learning.code_history h on h.learner_kind = 'student' and h.learner_id = s.student_id
  cross join (values ('week'), ('month')) p (period)
  group by 1, 2, 3
  on conflict (class_id, period, begins) do update set students = excluded.students`;

/** How many students of a class were active in a week or a month, and how many levels they completed: never who. */
export class CountClassPeriods1796000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [CREATE, EARLIER_LEVELS, EARLIER_STUDENTS]) await runner.query(statement);
    await runner.query('create index classes_organization on learning.classes (organization_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index learning.classes_organization');
    await runner.query('drop table learning.class_periods');
  }
}
