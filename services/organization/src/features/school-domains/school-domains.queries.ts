export const LIST = `
  select domain, token, proof, proven_at from organization.domains where organization_id = $1 order by domain`;

export const JOINS_AT_ONCE = 'select joins_at_once from organization.organizations where id = $1';

export const SET_JOINS_AT_ONCE = `
  with changed as (
    update organization.organizations set joins_at_once = $2 where id = $1 and joins_at_once <> $2 returning 1
  ) select * from changed`;

export const FIND =
  'select token, proven_at from organization.domains where organization_id = $1 and domain = $2';

/** Whether another organisation has proven it. */
export const IS_TAKEN = `
  select 1 from organization.domains where domain = $2 and proven_at is not null and organization_id <> $1`;

/** Domains of one school are added one after the other. */
export const HOLD_SCHOOL = 'select 1 from organization.organizations where id = $1 for update';

export const COUNT = 'select count(*)::int as count from organization.domains where organization_id = $1';

export const ADD = `
  with added as (
    insert into organization.domains (organization_id, domain, token) values ($1, $2, $3)
    on conflict do nothing returning 1
  ) select * from added`;

export const REMOVE = `
  with gone as (delete from organization.domains where organization_id = $1 and domain = $2 returning 1)
  select * from gone`;

/** Two schools that prove one domain take turns. */
export const HOLD_DOMAIN = `select pg_advisory_xact_lock(hashtextextended('school domain ' || $1, 0))`;

const IS_FREE = `proven_at is null and not exists
  (select 1 from organization.domains o where o.domain = d.domain and o.proven_at is not null)`;

export const PROVE_BY_DNS = `
  with proven as (
    update organization.domains d set proof = 'dns', proven_at = now()
    where organization_id = $1 and domain = $2 and ${IS_FREE} returning domain
  ) select domain from proven`;

/** Domains of which an administrator has an address that account has confirmed. */
export const WITH_ADDRESS = `
  select domain from organization.domains d where organization_id = $1 and ${IS_FREE} and exists
    (select 1 from organization.members m where m.organization_id = $1 and m.role = 'admin'
       and lower(substring(m.email from '[^@]+$')) = d.domain)`;

export const PROVE_BY_ADDRESS = `
  with proven as (
    update organization.domains d set proof = 'address', proven_at = now()
    where organization_id = $1 and domain = $2 and ${IS_FREE} returning domain
  ) select domain from proven`;
