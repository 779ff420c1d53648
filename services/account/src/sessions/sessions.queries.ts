import { type NotNull, preparedSql, sql, sqlPart } from '@burrow/service-kit';

/** How long a session outlives the lesson with which it ends: its page waits for a run, stores what was typed, and says good-bye. */
export const GRACE = sqlPart`interval '2 minutes'`;

/** Notes once a day that a student is there. */
const SEEN = sqlPart`update account.students set last_seen_on = current_date
    where last_seen_on < current_date and id =`;

export const BEGIN = sql<{ readonly id: string }>`
  with seen as (${SEEN} case when $4 then $3::uuid end)
  insert into account.sessions
    (token_hash, user_id, student_id, is_student, impersonator_id, impersonator_session_id, browser, expires_at, ends_at)
  values ($1, $2, $3, $4, $5, $6, $7, least(now() + make_interval(mins => $8), $9::timestamptz + ${GRACE}), $9) returning id`;

/** The end of the lesson that a student is in, if its devices are shared, or if the session is for it anyway. */
export const LESSON_END = sql<{ readonly at: NotNull<Date> }>`
  select e.lesson_ends_at as at from account.students t join account.class_entries e on e.class_id = account.class_now(t.id)
  where t.id = $1 and (e.shared_devices or $2) and e.lesson_ends_at > now()`;

export const ROTATE = sql`
  with rotated as (
    update account.sessions set token_hash = $2 where id = $1 and expires_at > now() returning 1
  ) select * from rotated`;

const IS_STAFF = sqlPart`u.is_staff and s.impersonator_id is null and not s.is_student`;

/** Staff are staff with a second factor only: a password alone acts for nobody. */
const SESSION = sqlPart`
    select s.id as session, s.user_id as "user", s.student_id as student, s.is_student, s.impersonator_id as impersonator,
      u.user_type, coalesce(${IS_STAFF} and f.user_id is not null, false) as staff,
      coalesce(${IS_STAFF} and f.user_id is null, false) as factorless,
      case when s.is_student then t.organization_id else u.organization_id end as organization,
      t.class_id as class, s.last_seen_at
    from account.sessions s
    left join account.users u on u.id = s.user_id
    left join account.second_factors f on f.user_id = u.id and f.confirmed_at is not null
    left join account.students t on t.id = s.student_id`;

interface SessionRow {
  readonly session: string;
  readonly user: string | null;
  readonly student: string | null;
  readonly is_student: boolean;
  readonly impersonator: string | null;
  readonly user_type: number | null;
  readonly staff: NotNull<boolean>;
  readonly factorless: NotNull<boolean>;
  readonly organization: string | null;
  readonly class: string | null;
  readonly last_seen_at: Date;
}

export const RESOLVE = preparedSql<SessionRow>(
  'resolve-session',
)`${SESSION} where s.token_hash = $1 and s.expires_at > now()`;

export const RESOLVE_OPEN = preparedSql<SessionRow>(
  'resolve-open-sessions',
)`${SESSION} where s.id = any ($1::uuid[]) and s.expires_at > now()`;

export const END_WITH_ORIGIN = sql`
  delete from account.sessions where id = $1
    or id = (select impersonator_session_id from account.sessions where id = $1)`;

export const NOTE = sql`
  with seen as (${SEEN} (select student_id from account.sessions where id = $1 and is_student))
  update account.sessions set last_seen_at = now(),
    expires_at = case when impersonator_id is null then least(now() + make_interval(days => $2), ends_at + ${GRACE}) else expires_at end
  where id = $1`;
