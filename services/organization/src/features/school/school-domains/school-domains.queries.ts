import { sql } from '@burrow/service-kit';

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

export const PROVE = sql<{ readonly domain: string }>`
  with proven as (
    update organization.domains d set proof = $3, proven_at = now()
    where organization_id = $1 and domain = $2 and proven_at is null returning domain
  ) select domain from proven`;

export const LAPSE = sql`
  with lapsed as (
    update organization.domains set proof = null, proven_at = null, joins_at_once = false
    where organization_id = $1 and domain = $2 and proven_at is not null returning 1
  ) select * from lapsed`;

/** Only a proven domain opens anything. Returns a row if it changed. */
export const OPEN = sql`
  with opened as (
    update organization.domains set joins_at_once = $3
    where organization_id = $1 and domain = $2 and proven_at is not null and joins_at_once <> $3 returning 1
  ) select * from opened`;
