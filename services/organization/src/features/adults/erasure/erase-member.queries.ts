import { sql } from '@burrow/service-kit';

/** The exports of their schools go, which name them. */
export const FORGET_MEMBER = sql`
  with former as (delete from organization.former_members where user_id = $1),
    asked as (delete from organization.teacher_requests where user_id = $1),
    imported as (delete from organization.imports where user_id = $1),
    exported as (
      delete from organization.exports
      where organization_id in (select organization_id from organization.school_members where user_id = $1)
    ),
    named as (delete from organization.namings where $1 in (named_by, user_id)),
    others as (delete from organization.other_memberships where user_id = $1),
    accepted as (update organization.agreements set user_id = null where user_id = $1)
  delete from organization.members where user_id = $1`;

/** The largest version: an account that was erased never comes back. */
export const REMEMBER_FOR_GOOD = sql`
  insert into organization.erased (id, version) values ($1, 9007199254740991) on conflict (id) do nothing`;
