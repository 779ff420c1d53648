import { type NotNull, sql } from '@burrow/service-kit';

/** One asks one school at a time, and not all day. Who was refused stays refused there. Returns a row for a new request. */
export const ASK = sql`
  insert into organization.teacher_requests as kept (user_id, organization_id, email, full_name)
  select $1, $2, $3, $4 where not exists (select 1 from organization.erased where id = $1)
    and not exists (select 1 from organization.school_members where user_id = $1 and organization_id = $2)
  on conflict (user_id) do update set organization_id = excluded.organization_id, email = excluded.email,
    full_name = excluded.full_name, refused = false, withdrawn = false, asked_at = now(),
    asks = case when kept.asked_at < now() - interval '1 day' then 1 else kept.asks + 1 end
  where (kept.organization_id <> excluded.organization_id or kept.withdrawn)
    and (kept.asks < $5 or kept.asked_at < now() - interval '1 day')
  returning 1`;

interface WaitingRow {
  readonly user_id: string;
  readonly email: string;
  readonly full_name: string;
  readonly asked_at: Date;
  readonly has_own_domain: NotNull<boolean>;
}

export const WAITING = sql<WaitingRow>`
  select user_id, email, full_name, asked_at, exists (
    select 1 from organization.domains d
    where d.organization_id = r.organization_id and d.proven_at is not null
      and d.domain = lower(substring(r.email from '[^@]+$'))
  ) as has_own_domain
  from organization.teacher_requests r
  where organization_id = $1 and not refused and not withdrawn order by asked_at, user_id limit 200`;

export const REFUSE = sql`
  with refused as (
    update organization.teacher_requests set refused = true
    where user_id = $1 and organization_id = $2 and not refused returning 1
  ) select * from refused`;

export const HOLD_WAITING = sql<{ readonly name: string }>`
  select o.name from organization.teacher_requests r join organization.organizations o on o.id = r.organization_id
  where r.user_id = $1 and r.organization_id = $2 and not r.refused and not r.withdrawn for update of r`;

/** Whom an administrator of the school refused or removed, as far back as its record goes. */
export const SHUT_OUT = sql`
  select 1 from organization.teacher_requests where user_id = $1 and organization_id = $2 and refused
  union all
  select 1 from organization.audit
  where organization_id = $2 and subject_id = $1 and action = 'member-removed' limit 1`;
