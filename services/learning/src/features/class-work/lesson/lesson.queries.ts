import { type NotNull, preparedSql, sql, sqlPart } from '@burrow/service-kit';

/** The lesson of a class that is open. */
const OPEN = sqlPart`now() >= e.lesson_began_at and now() < e.lesson_ends_at`;

interface ClassFocusRow {
  readonly id: string | null;
  readonly course: string | null;
  readonly level: string | null;
  readonly students: NotNull<number>;
  readonly arrived: NotNull<number>;
}

/** Those for whom a lesson of the class `c` is theirs now: of home, and guests who are in no later one. */
const IN_LESSON = sqlPart`(
  select s.student_id from learning.students s where s.class_id = c.class_id
  union all select g from learning.guests_of(c.class_id) g where learning.class_now(g) = c.class_id)`;

/** To what the class $1 is called. */
export const CLASS_FOCUS = preparedSql<ClassFocusRow>('class-focus')`
    select f.id, f.course, f.level,
      (select count(*)::int from ${IN_LESSON} s) as students,
      (select count(*)::int from learning.focus_arrivals a join ${IN_LESSON} s on s.student_id = a.student_id
        where a.focus_id = f.id) as arrived
    from learning.classes c
    left join learning.class_entries e on e.class_id = c.class_id and ${OPEN}
    left join learning.lesson_focus f on f.class_id = c.class_id and f.lesson_began_at = e.lesson_began_at
    where c.class_id = $1`;

/** Locks the open lesson of the class $1, so that of two changes at once the second follows the first. */
export const LOCK_LESSON = sql<{ readonly beganAt: Date | null; readonly unlockedChapters: string[] }>`
  select e.lesson_began_at as "beganAt", c.unlocked_chapters as "unlockedChapters"
  from learning.class_entries e join learning.classes c on c.class_id = e.class_id
  where e.class_id = $1 and ${OPEN} for update of e`;

export const SET_FOCUS = sql`
  insert into learning.lesson_focus (class_id, lesson_began_at, course, level)
  select class_id, lesson_began_at, $2, $3 from learning.class_entries where class_id = $1`;

export interface LessonRow {
  readonly id: string | null;
  readonly course: string | null;
  readonly level: string | null;
  readonly endsAt: Date | null;
  readonly hasArrived: NotNull<boolean>;
  readonly lookCourse: string | null;
  readonly lookLevel: string | null;
  readonly lookedAt: Date | null;
  readonly liveUntil: Date | null;
}

/** What the lesson of the student $1 calls them to, and who looks at their work. */
export const OWN_LESSON = preparedSql<LessonRow>('own-lesson')`
    select f.id, f.course, f.level, e.lesson_ends_at as "endsAt", a.student_id is not null as "hasArrived",
      l.course as "lookCourse", l.level as "lookLevel", l.looked_at as "lookedAt",
      case when l.live_until > now() and ${OPEN} then least(l.live_until, e.lesson_ends_at) end as "liveUntil"
    from learning.students s
    left join learning.class_entries e on e.class_id = learning.class_now(s.student_id) and ${OPEN}
    left join learning.lesson_focus f on f.class_id = e.class_id and f.lesson_began_at = e.lesson_began_at
    left join learning.focus_arrivals a on a.focus_id = f.id and a.student_id = s.student_id
    left join learning.looks l on l.student_id = s.student_id
    where s.student_id = $1`;

/** The student $1 has followed the call $2 of the lesson that they are in. */
export const ARRIVE = sql`
  insert into learning.focus_arrivals (focus_id, student_id)
  select f.id, s.student_id from learning.students s join learning.lesson_focus f on f.class_id = learning.class_now(s.student_id)
  where s.student_id = $1 and f.id = $2
  on conflict do nothing`;

/** Whether somebody looks at the student $1 already; at the level $2/$3. */
export const LOCK_LOOK = sql<{ readonly isLive: NotNull<boolean>; readonly isSame: NotNull<boolean> }>`
  select coalesce(live_until > now(), false) as "isLive", course = $2 and level = $3 as "isSame"
  from learning.looks where student_id = $1 for update`;

/** Somebody looks at the student $1 in the level $2/$3; in a lesson for $4 seconds. */
export const LOOK = sql<{ readonly isLive: NotNull<boolean> }>`
  insert into learning.looks (student_id, course, level, looked_at, live_until)
  select s.student_id, $2, $3, now(), case when ${OPEN} then now() + make_interval(secs => $4) end
  from learning.students s left join learning.class_entries e on e.class_id = s.class_id
  where s.student_id = $1
  on conflict (student_id) do update set course = excluded.course, level = excluded.level,
    looked_at = excluded.looked_at, live_until = excluded.live_until
  returning live_until is not null as "isLive"`;

/** Nobody looks at the student $1 any longer. */
export const END_LOOK = sql`
  update learning.looks set live_until = null where student_id = $1 and live_until > now() returning 1`;
