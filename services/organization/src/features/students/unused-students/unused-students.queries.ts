import { type NotNull, sql, sqlPart } from '@burrow/service-kit';
import { DAYS_OF_NOTICE } from '@burrow/contracts';

const DUE = sqlPart`
  unused_months is not null and closes_at is null
  and coalesce(unused_checked_at, created_at) < now() - interval '1 day'`;

/** An organisation that was not looked at today, and since when its students must have been away. */
export const NEXT = sql<{ readonly id: string; readonly before: NotNull<string> }>`
  select id, (now() at time zone 'utc' - make_interval(months => unused_months))::date::text as before
  from organization.organizations
  where ${DUE} order by unused_checked_at nulls first limit 1`;

/** Holds it, unless another process has looked at it meanwhile. */
export const HOLD = sql<{
  readonly id: string;
}>`select id from organization.organizations where id = $1 and ${DUE} for update`;

/** When those would leave who are not on the list yet; nothing if there is nobody new. */
export const NEW_ON_LIST = sql<{ readonly leavesAt: NotNull<Date> }>`
  select now() + make_interval(days => ${DAYS_OF_NOTICE}) as "leavesAt"
  from organization.students s where s.organization_id = $1 and s.left_at is null and s.student_id = any ($2::uuid[])
    and not exists (select 1 from organization.unused_students u where u.student_id = s.student_id) limit 1`;

export const CHECKED = sql`update organization.organizations set unused_checked_at = now() where id = $1`;

/** Who came back is on the list no longer. */
export const KEEP_ONLY = sql`
  delete from organization.unused_students where organization_id = $1 and student_id <> all ($2::uuid[])`;

export const LIST = sql`
  insert into organization.unused_students (student_id, organization_id, last_seen_on, leaves_at)
  select s.student_id, s.organization_id, away.last_seen_on, now() + make_interval(days => ${DAYS_OF_NOTICE})
  from unnest($2::uuid[], $3::date[]) away (student_id, last_seen_on)
  join organization.students s on s.student_id = away.student_id
  where s.organization_id = $1 and s.left_at is null
  on conflict (student_id) do nothing`;

/** Those whose notice is over leave; they may return for a while, as everybody may. */
export const LEAVE = sql<{ readonly id: string; readonly version: number }>`
  with due as (
    delete from organization.unused_students where organization_id = $1 and leaves_at <= now() returning student_id
  ), gone as (
    update organization.students set left_at = now(), version = version + 1
    where student_id in (select student_id from due) and left_at is null returning student_id, version
  )
  select student_id as id, version from gone`;

/** Whom the list names is told anew: a shorter time surprises nobody. Nothing if it is so already. */
export const SET_MONTHS = sql<{ readonly id: string }>`
  with changed as (
    update organization.organizations set unused_months = $2, unused_checked_at = now() - interval '1 day'
    where id = $1 and unused_months is distinct from $2 returning id
  ), cleared as (
    delete from organization.unused_students where organization_id in (select id from changed)
  )
  select id from changed`;

interface PageRow {
  readonly student_id: string;
  readonly username: string;
  readonly full_name: string | null;
  readonly character: string;
  readonly last_seen_on: NotNull<string>;
  readonly leaves_at: Date;
  readonly total: NotNull<number>;
}

export const PAGE = sql<PageRow>`
  select s.student_id, s.username, s.full_name, s.character, u.last_seen_on::text as last_seen_on,
    u.leaves_at, count(*) over ()::int as total
  from organization.unused_students u join organization.students s on s.student_id = u.student_id
  where u.organization_id = $1 and s.left_at is null order by u.leaves_at, u.student_id limit $2 offset $3`;
