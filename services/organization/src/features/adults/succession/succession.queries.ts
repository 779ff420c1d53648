import { type NotNull, sql } from '@burrow/service-kit';
import { DAYS_WITHOUT_ADMINISTRATOR } from '@burrow/contracts';

/** The schools that somebody administers, held: changes of their members are made one after the other. */
export const HOLD_ADMINISTERED = sql<{ readonly id: string }>`
  select id from organization.organizations
  where id in (select organization_id from organization.school_members where user_id = $1 and role = 'admin')
  order by id for update`;

/**
 * Those of them that have no other administrator. The successor is whom they named there, if that teacher accepted and is
 * still there. Ask once they are held: what was read before may be old.
 */
export const LEFT_ALONE = sql<{ readonly id: NotNull<string>; readonly successor: string | null }>`
  select m.organization_id as id, (
    select n.user_id from organization.namings n
    join organization.school_members t on t.user_id = n.user_id and t.organization_id = n.organization_id
    where n.organization_id = m.organization_id and n.named_by = m.user_id and n.accepted_at is not null
  ) as successor
  from organization.school_members m
  where m.user_id = $1 and m.role = 'admin' and not exists (
    select 1 from organization.school_members a
    where a.organization_id = m.organization_id and a.role = 'admin' and a.user_id <> m.user_id)
  order by m.organization_id`;

/** Nobody administers it: since now, if it was not so before. */
export const LOSE = sql`
  update organization.organizations
  set without_administrator_since = coalesce(without_administrator_since, now()) where id = $1`;

/** Somebody administers it again. What began because nobody did is undone; an administrator's own closing is not. */
export const FOUND = sql`
  update organization.organizations set without_administrator_since = null, closes_at =
    case when closes_at > without_administrator_since + make_interval(days => ${DAYS_WITHOUT_ADMINISTRATOR})
      then null else closes_at end
  where id = $1`;

/** The next school that was without an administrator for too long, and is not closed already. */
export const NEXT = sql<{ readonly id: string }>`
  select id from organization.organizations
  where without_administrator_since <= now() - make_interval(days => ${DAYS_WITHOUT_ADMINISTRATOR}) and closes_at is null
  order by without_administrator_since limit 1 for update skip locked`;

/** SQL because a repository would raise the version, by which services are told. */
export const CLOSE = sql`update organization.organizations set closes_at = $2 where id = $1`;
