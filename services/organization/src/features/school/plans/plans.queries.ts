import { sql } from '@burrow/service-kit';
import type { OrganizationEntity } from '../../../database/entities/organization.entity.ts';

/** Nothing for an organisation that is not ours, and for what is older than what is known. */
export const KEEP_PLAN = sql`
  insert into organization.plans as kept (organization_id, version, name, valid_until, trial_ends_at, in_force)
  select id, $2, $3, $4, trial_ends_at, $5 from organization.organizations where id = $1
  on conflict (organization_id) do update set version = excluded.version, name = excluded.name,
    valid_until = excluded.valid_until, in_force = excluded.in_force
  where kept.version < excluded.version
  returning 1`;

/** The next plan whose time is over. */
export const OVER = sql<{ readonly id: string }>`
  select organization_id as id from organization.plans
  where in_force and valid_until <= now() order by valid_until limit 1 for update skip locked`;

/** SQL because a handler of an event and a job share it, beside what they decide. */
export const END = sql`update organization.plans set in_force = false where organization_id = $1`;

interface ApplyRow {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly slug: string;
  readonly type: OrganizationEntity['type'];
  readonly maxStudents: number | null;
  readonly trialEndsAt: Date | null;
  readonly secondFactorDemanded: boolean;
  readonly nativeName: string | null;
}

/** Room for as many students as the plan has; without one, for those of a trial, which goes on, or ended with the plan at the latest. */
export const APPLY = sql<ApplyRow>`
  with applied as (
    update organization.organizations o set version = o.version + 1,
      max_students = case when plan.in_force then $2::int else $3::int end,
      trial_ends_at = case when plan.in_force then null else 
        coalesce(o.trial_ends_at, greatest(plan.trial_ends_at, least(plan.valid_until, now()))) end
    from organization.plans plan where plan.organization_id = o.id and o.id = $1
    returning o.*
  )
  select id, version, name, slug, type, max_students as "maxStudents", trial_ends_at as "trialEndsAt",
    second_factor_demanded as "secondFactorDemanded", native_name as "nativeName" from applied`;
