import { sql, sqlPart } from '@burrow/service-kit';

/** Domains of one school are added one after the other. */
export const HOLD_SCHOOL = sql`select 1 from organization.organizations where id = $1 for update`;

export const ADD = sql`
  with added as (
    insert into organization.domains (organization_id, domain, token) values ($1, $2, $3)
    on conflict do nothing returning 1
  ) select * from added`;

export const REMOVE = sql`
  with gone as (delete from organization.domains where organization_id = $1 and domain = $2 returning 1)
  select * from gone`;

/** Two schools that prove one domain take turns. */
export const HOLD_DOMAIN = sql`select pg_advisory_xact_lock(hashtextextended('school domain ' || $1, 0))`;

const IS_FREE = sqlPart`proven_at is null and not exists
  (select 1 from organization.domains o where o.domain = d.domain and o.proven_at is not null)`;

export const PROVE = sql<{ readonly domain: string }>`
  with proven as (
    update organization.domains d set proof = $3, proven_at = now()
    where organization_id = $1 and domain = $2 and ${IS_FREE} returning domain
  ) select domain from proven`;

export const LAPSE = sql`
  with lapsed as (
    update organization.domains set proof = null, proven_at = null
    where organization_id = $1 and domain = $2 and proven_at is not null returning 1
  ) select * from lapsed`;
