/** The school's export goes, which names them. */
export const FORGET_MEMBER = `
  with former as (delete from organization.former_members where user_id = $1),
    asked as (delete from organization.teacher_requests where user_id = $1),
    imported as (delete from organization.imports where user_id = $1),
    exported as (
      delete from organization.exports
      where organization_id = (select organization_id from organization.members where user_id = $1)
    ),
    accepted as (update organization.agreements set user_id = null where user_id = $1)
  delete from organization.members where user_id = $1`;

/** The largest version: an account that was erased never comes back. */
export const REMEMBER_FOR_GOOD = `
  insert into organization.erased (id, version) values ($1, 9007199254740991) on conflict (id) do nothing`;

/** The school that has nobody to lead it without them, held: changes of its members are made one after the other. */
export const LEFT_ALONE = `
  select o.id from organization.members m
  join organization.organizations o on o.id = m.organization_id
  where m.user_id = $1 and m.role = 'admin' and not exists (
    select 1 from organization.members a
    where a.organization_id = o.id and a.role = 'admin' and a.user_id <> m.user_id)
  for update of o`;

/** The teacher who has been there longest leads it now. */
export const SUCCEED = `
  with chosen as (
    update organization.members set role = 'admin', version = version + 1
    where user_id = (select user_id from organization.members where organization_id = $1 order by joined_at, user_id limit 1)
    returning user_id, version, organization_id
  )
  select user_id as "userId", version, organization_id as "organizationId" from chosen`;

/** Nobody is left: it is closed like one that an administrator closes. */
export const CLOSE =
  'update organization.organizations set closes_at = coalesce(closes_at, $2) where id = $1';
