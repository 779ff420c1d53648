import { sql } from '@burrow/service-kit';

/** Nobody joins a second organisation, and nobody who was erased joins any. */
export const JOIN = sql<{ readonly version: number }>`
  insert into organization.members (user_id, organization_id, role, version)
  select $1, $2, $3, coalesce((select version from organization.former_members where user_id = $1), 0) + 1
  where exists (select 1 from organization.organizations where id = $2)
    and not exists (select 1 from organization.erased where id = $1)
  on conflict (user_id) do nothing returning version`;

export const LEAVE = sql<{ readonly version: number }>`
  with gone as (delete from organization.members where user_id = $1 returning version)
  insert into organization.former_members (user_id, version) select $1, version + 1 from gone
  on conflict (user_id) do update set version = excluded.version, left_at = now() returning version`;
