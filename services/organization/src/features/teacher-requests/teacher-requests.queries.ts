/** The school that a domain belongs to, if its adults join at once. */
export const JOINED_BY = `
  select o.id, o.name, o.slug from organization.domains d join organization.organizations o on o.id = d.organization_id
  where d.domain = $1 and d.proven_at is not null and o.joins_at_once and o.closes_at is null`;

export const OWN = `
  select o.name, o.slug, r.refused from organization.teacher_requests r
  join organization.organizations o on o.id = r.organization_id where r.user_id = $1`;

export const BY_SLUG = 'select id from organization.organizations where slug = $1';

/** One asks one school at a time. Who was refused stays refused there. */
export const ASK = `
  insert into organization.teacher_requests as kept (user_id, organization_id, email, full_name)
  select $1, $2, $3, $4 where not exists (select 1 from organization.erased where id = $1)
  on conflict (user_id) do update set organization_id = excluded.organization_id, email = excluded.email,
    full_name = excluded.full_name, refused = false, asked_at = now()
  where kept.organization_id <> excluded.organization_id`;

export const WITHDRAW = 'delete from organization.teacher_requests where user_id = $1 and not refused';

export const WAITING = `
  select user_id, email, full_name, asked_at from organization.teacher_requests
  where organization_id = $1 and not refused order by asked_at, user_id limit 200`;

export const REFUSE = `
  with refused as (
    update organization.teacher_requests set refused = true
    where user_id = $1 and organization_id = $2 and not refused returning 1
  ) select * from refused`;

export const HOLD_WAITING = `
  select o.name from organization.teacher_requests r join organization.organizations o on o.id = r.organization_id
  where r.user_id = $1 and r.organization_id = $2 and not r.refused for update of r`;
