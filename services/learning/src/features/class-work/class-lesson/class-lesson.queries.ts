import { MAX_CLASS_PROGRESS } from '@burrow/contracts';
import { type NotNull, preparedSql, sqlPart } from '@burrow/service-kit';

interface LessonRow {
  readonly beganAt: Date | null;
  readonly endsAt: Date | null;
  readonly unlockedChapters: string[];
  readonly assigned: NotNull<string[]>;
}

/** The open lesson of the class $1, with the levels of assignments that are not yet due. */
export const OPEN_LESSON = preparedSql<LessonRow>('class-lesson')`
  select e.lesson_began_at as "beganAt", e.lesson_ends_at as "endsAt", c.unlocked_chapters as "unlockedChapters",
    array(
      select a.course || '/' || level from learning.class_assignments a, unnest(a.levels) level
      where a.class_id = e.class_id and a.due_at > now()
    ) as assigned
  from learning.class_entries e join learning.classes c on c.class_id = e.class_id
  where e.class_id = $1 and now() >= e.lesson_began_at and now() < e.lesson_ends_at`;

interface StudentRow {
  readonly studentId: NotNull<string>;
  readonly course: string | null;
  readonly level: string | null;
  /** Of any course, as `course/slug`. */
  readonly completed: NotNull<string[]>;
  /** How many of them since $2. */
  readonly completedNow: NotNull<number>;
}

/**
 * The students of the class $1, and its guests. Of a guest it tells what they do in this lesson: nothing of before, and
 * nothing while they are in a later lesson of another class.
 */
const IN_CLASS = sqlPart`(
  select student_id, null::timestamptz as since, true as shows from learning.students where class_id = $1
  union all select g, e.lesson_began_at, learning.class_now(g) = $1 from learning.guests_of($1) g
    join learning.class_entries e on e.class_id = $1)`;

/** The students of the class $1 and its guests, what they play, and what they have completed. */
export const LESSON_STUDENTS = preparedSql<StudentRow>('class-lesson-students')`
  select s.student_id as "studentId", last.course, last.level, work.completed, work.completed_now as "completedNow"
  from ${IN_CLASS} s
  left join learning.last_played last on last.learner_kind = 'student' and last.learner_id = s.student_id
    and s.shows and (s.since is null or exists (
      select 1 from learning.runs r where r.learner_kind = 'student' and r.learner_id = s.student_id
        and r.course = last.course and r.level = last.level and r.at >= s.since))
  cross join lateral (
    select coalesce(array_agg(p.course || '/' || p.level), '{}') as completed,
      count(*) filter (where p.completed_at >= $2)::int as completed_now
    from learning.progress p
    where p.learner_kind = 'student' and p.learner_id = s.student_id and p.status = 'complete' and s.shows
  ) work
  order by s.student_id limit ${MAX_CLASS_PROGRESS}`;

export interface LessonRunRow {
  readonly studentId: NotNull<string>;
  readonly runId: string;
  readonly course: string;
  readonly level: string;
  readonly at: Date;
  readonly code: string | null;
  /** What the tutor found, else the same. */
  readonly failure: string | null;
  readonly line: number | null;
  readonly variant: number | null;
  readonly goalsMet: NotNull<number[]>;
}

/** The runs of the level that each student of the class $1, or guest, played last, whose end is known, the oldest first. */
export const LESSON_RUNS = preparedSql<LessonRunRow>('class-lesson-runs')`
  select s.student_id as "studentId", r.run_id as "runId", r.course, r.level, r.at, r.outcome_code as code,
    coalesce(r.finding_code, r.outcome_code) as failure,
    case when r.finding_code is null then r.outcome_line else r.finding_line end as line,
    r.outcome_variant as variant, coalesce(r.goals_met, '{}') as "goalsMet"
  from ${IN_CLASS} s
  join learning.last_played last on last.learner_kind = 'student' and last.learner_id = s.student_id
  join learning.runs r on r.learner_kind = 'student' and r.learner_id = s.student_id
    and r.course = last.course and r.level = last.level
  where s.shows and (s.since is null or r.at >= s.since) and r.outcome_at is not null
  order by r.at`;

/** The programs of the runs $2 of the students $1, as far as the history has them. */
export const LESSON_PROGRAMS = preparedSql<{ readonly runId: string; readonly program: string }>(
  'class-lesson-programs',
)`
  select r.run_id as "runId", h.code as program
  from learning.runs r
  join learning.code_history h using (learner_kind, learner_id, course, level, code_hash)
  where learner_kind = 'student' and learner_id = any ($1::uuid[]) and r.run_id = any ($2::uuid[])`;
