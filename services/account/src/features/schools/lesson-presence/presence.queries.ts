import { HERE_MS } from '@burrow/contracts';
import { type NotNull, preparedSql, sql, sqlPart } from '@burrow/service-kit';

/** A lesson of the entry `e` is open. */
const OPEN = sqlPart`now() >= e.lesson_began_at and now() < e.lesson_ends_at`;

/** The lesson of the presence `p` is open. */
const OF_OPEN = sqlPart`exists (
  select 1 from account.class_entries e
  where e.class_id = p.class_id and e.lesson_began_at = p.lesson_began_at and ${OPEN})`;

/** What a session said before in the lesson that is open now. */
export const BEFORE = sql<{ readonly isHere: boolean }>`
  select p.is_here as "isHere"
  from account.lesson_presence p where p.session_id = $1 and ${OF_OPEN} for update of p`;

/**
 * The session $1 of a student has a page in view, or not ($2). Only in a lesson, and for nobody who acts as the student.
 * Whoever has left was here until now.
 */
export const KEEP = sql<{ readonly classId: string; readonly isHere: boolean }>`
  insert into account.lesson_presence as kept (session_id, student_id, class_id, lesson_began_at, is_in_view, is_here)
  select s.id, t.id, e.class_id, e.lesson_began_at, $2, true
  from account.sessions s
  join account.students t on t.id = s.student_id
  join account.class_entries e on e.class_id = account.class_now(t.id)
  where s.id = $1 and s.is_student and s.impersonator_id is null and ${OPEN}
  on conflict (session_id) do update set class_id = excluded.class_id,
    lesson_began_at = excluded.lesson_began_at, is_in_view = excluded.is_in_view,
    seen_at = case when kept.is_in_view or excluded.is_in_view or kept.lesson_began_at <> excluded.lesson_began_at
      then now() else kept.seen_at end,
    is_here = kept.is_here or kept.is_in_view or excluded.is_in_view or kept.lesson_began_at <> excluded.lesson_began_at
  returning class_id as "classId", is_here as "isHere"`;

/** The sessions $1 have a stream in this process. */
export const BEAT = sql`
  update account.lesson_presence set seen_at = now() where session_id = any ($1::uuid[]) and is_in_view and is_here`;

/** Who is no longer here, once each, and whose class it is. */
export const LEAVE = sql<{ readonly classId: string }>`
  update account.lesson_presence set is_here = false
  where is_here and seen_at <= now() - make_interval(secs => ${HERE_MS / 1_000}) returning class_id as "classId"`;

/** Nothing is kept after a lesson. */
export const FORGET_ENDED = sql`delete from account.lesson_presence p where not ${OF_OPEN}`;

/**
 * Classes whose lesson the clock has ended, each once, whichever process finds it. Pages that were away for longer read
 * everything anew.
 */
export const END_BY_CLOCK = sql<{ readonly classId: string; readonly hasGuests: NotNull<boolean> }>`
  update account.class_entries set end_told = lesson_ends_at
  where lesson_ends_at <= now() and lesson_ends_at > now() - interval '10 minutes'
    and end_told is distinct from lesson_ends_at
  returning class_id as "classId", exists (select 1 from account.guests_of(class_id)) as "hasGuests"`;

/** Nothing is kept of a lesson of the class $1 but the open one. */
export const FORGET_OF_CLASS = sql`delete from account.lesson_presence p where p.class_id = $1 and not ${OF_OPEN}`;

/** Whose the class $1 is. */
export const TIES = preparedSql<TiesRow>('class-presence-ties')`
  select c.organization_id as organization, account.teachers_now(c.teacher_ids, c.substitutes) as teachers
  from account.classes c where c.id = $1 and not c.removed`;

export const IS_OPEN = sql`select 1 from account.class_entries e where e.class_id = $1 and ${OPEN}`;

interface TiesRow {
  readonly organization: string;
  readonly teachers: NotNull<string[]>;
}

interface PresenceRow {
  readonly studentId: NotNull<string>;
  readonly seenAt: Date | null;
  readonly hasSession: NotNull<boolean>;
}

/** The students of the class $1 and its guests. */
const ENTERING = sqlPart`(
  select id, class_id from account.students where class_id = $1
  union all select guest, null from account.guests_of($1) guest)`;

/** The students of the class $1 in its open lesson, and its guests: one who is in a later lesson of another class is not here. */
export const OF_CLASS = preparedSql<PresenceRow>('class-presence')`
  select t.id as "studentId", p.seen_at as "seenAt",
    exists (
      select 1 from account.sessions s where s.student_id = t.id and s.is_student and s.impersonator_id is null
        and s.last_seen_at >= e.lesson_began_at and (t.class_id = e.class_id or account.class_now(t.id) = e.class_id)
    ) as "hasSession"
  from account.class_entries e
  join ${ENTERING} t on true
  left join lateral (
    select max(own.seen_at) as seen_at from account.lesson_presence own
    where own.student_id = t.id and own.class_id = e.class_id and own.lesson_began_at = e.lesson_began_at
  ) p on true
  where e.class_id = $1 and ${OPEN}
  order by t.id`;
