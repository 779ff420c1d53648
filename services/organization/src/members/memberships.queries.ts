import { sql } from '@burrow/service-kit';

/** Nobody joins a school twice, or one that is gone, and nobody who was erased joins any. */
export const MAY_JOIN = sql`
  select 1 from organization.organizations where id = $2
    and not exists (select 1 from organization.erased where id = $1)
    and not exists (select 1 from organization.school_members where user_id = $1 and organization_id = $2)`;

/** The school $2 becomes the one in which they work: they work in none. */
export const JOIN = sql`
  insert into organization.members (user_id, organization_id, role, version)
  select $1, $2, $3, coalesce((select version from organization.former_members where user_id = $1), 0) + 1`;

/** One school more: they go on working where they do. SQL because entities read it as a view only. */
export const ADD = sql`insert into organization.other_memberships (user_id, organization_id, role) values ($1, $2, $3)`;

/** They work in none, and stay a member. Returns a row if they worked somewhere. */
export const PUT_ASIDE = sql`
  with aside as (delete from organization.members where user_id = $1 returning *), kept as (
    insert into organization.other_memberships
      (user_id, organization_id, role, email, full_name, second_factor, described_version, to_review, joined_at)
    select user_id, organization_id, role, email, full_name, second_factor, described_version, to_review, joined_at from aside
  )
  insert into organization.former_members (user_id, version) select $1, version + 1 from aside
  on conflict (user_id) do update set version = excluded.version, left_at = now() returning 1`;

/** They work in the school $2 again, of which they are a member; or in the one that they joined last. */
export const TAKE_UP = sql`
  with back as (
    delete from organization.other_memberships where user_id = $1 and organization_id = (
      select organization_id from organization.other_memberships where user_id = $1 and organization_id = coalesce($2, organization_id)
      order by joined_at desc, organization_id limit 1
    ) returning *
  )
  insert into organization.members
    (user_id, organization_id, role, email, full_name, second_factor, described_version, to_review, joined_at, version)
  select user_id, organization_id, role, email, full_name, second_factor, described_version, to_review, joined_at,
    coalesce((select version from organization.former_members where user_id = $1), 0) + 1 from back`;

/** Returns a row if they worked there. */
export const LEAVE = sql`
  with gone as (delete from organization.members where user_id = $1 and organization_id = $2 returning version)
  insert into organization.former_members (user_id, version) select $1, version + 1 from gone
  on conflict (user_id) do update set version = excluded.version, left_at = now() returning 1`;

/** Returns a row if they belonged to it, and work elsewhere. */
export const LEAVE_OTHER = sql`
  with gone as (
    delete from organization.other_memberships where user_id = $1 and organization_id = $2 returning 1
  ) select * from gone`;

/** Returns a row if it was another. */
export const SET_ROLE = sql`
  with here as (
    update organization.members set role = $3 where user_id = $1 and organization_id = $2 and role <> $3 returning 1
  ), elsewhere as (
    update organization.other_memberships set role = $3
    where user_id = $1 and organization_id = $2 and role <> $3 returning 1
  ) select * from here union all select * from elsewhere`;

/** What account is told next is newer, although where they work stays. */
export const RAISE = sql`
  with raised as (update organization.members set version = version + 1 where user_id = $1 returning 1)
  insert into organization.former_members (user_id, version) select $1, 1 where not exists (select 1 from raised)
  on conflict (user_id) do update set version = organization.former_members.version + 1`;

/** In the school $2 they name nobody, and nobody has named them. */
export const END_NAMINGS = sql`
  delete from organization.namings where organization_id = $2 and $1 in (named_by, user_id)`;
