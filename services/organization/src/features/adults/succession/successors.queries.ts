import { type NotNull, sql } from '@burrow/service-kit';

interface NamedRow {
  readonly user_id: string;
  readonly full_name: string | null;
  readonly accepted: NotNull<boolean>;
}

/** Whom an administrator named. */
export const NAMED = sql<NamedRow>`
  select m.user_id, m.full_name, s.accepted_at is not null as accepted from organization.successors s
  join organization.members m on m.user_id = s.user_id where s.named_by = $1`;

/** Naming the same person again asks nobody anew. */
export const NAME_SUCCESSOR = sql`
  insert into organization.successors as kept (named_by, user_id) values ($1, $2)
  on conflict (named_by) do update set user_id = excluded.user_id, named_at = now(), accepted_at = null
  where kept.user_id <> excluded.user_id returning 1`;

export const WITHDRAW_NAMING = sql`
  with gone as (delete from organization.successors where named_by = $1 returning 1) select * from gone`;

export const ACCEPT = sql`
  with answered as (
    update organization.successors set accepted_at = coalesce(accepted_at, now()) where user_id = $1 returning 1
  ) select * from answered`;

export const DECLINE = sql`
  with answered as (delete from organization.successors where user_id = $1 returning 1) select * from answered`;

/** Who administers names, and whoever became administrator is named no more. */
export const END_NAMINGS = sql`delete from organization.successors where $1 in (named_by, user_id)`;
