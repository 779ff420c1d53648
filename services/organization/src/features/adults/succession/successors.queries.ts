import { type NotNull, sql } from '@burrow/service-kit';

interface NamedRow {
  readonly user_id: string;
  readonly full_name: string | null;
  readonly accepted: NotNull<boolean>;
}

/** Whom the administrator $2 of the school $1 named. */
export const NAMED = sql<NamedRow>`
  select n.user_id, m.full_name, n.accepted_at is not null as accepted from organization.namings n
  join organization.school_members m on m.user_id = n.user_id and m.organization_id = n.organization_id
  where n.organization_id = $1 and n.named_by = $2`;

/** Naming the same person again asks nobody anew. */
export const NAME_SUCCESSOR = sql`
  insert into organization.namings as kept (organization_id, named_by, user_id) values ($1, $2, $3)
  on conflict (organization_id, named_by) do update set user_id = excluded.user_id, named_at = now(), accepted_at = null
  where kept.user_id <> excluded.user_id returning 1`;

export const WITHDRAW_NAMING = sql`
  with gone as (delete from organization.namings where organization_id = $1 and named_by = $2 returning 1)
  select * from gone`;

export const ACCEPT = sql`
  with answered as (
    update organization.namings set accepted_at = coalesce(accepted_at, now())
    where organization_id = $1 and user_id = $2 returning 1
  ) select * from answered`;

export const DECLINE = sql`
  with answered as (delete from organization.namings where organization_id = $1 and user_id = $2 returning 1)
  select * from answered`;
