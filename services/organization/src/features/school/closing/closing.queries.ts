import { sql } from '@burrow/service-kit';
import type { OrganizationEntity } from '../../../database/entities/organization.entity.ts';

/** If it is planned already, the day that was announced stays. */
export const PLAN = sql`
  with planned as (
    update organization.organizations set closes_at = $2 where id = $1 and closes_at is null returning 1
  ) select * from planned`;

export const KEEP = sql`
  with kept as (
    update organization.organizations set closes_at = null where id = $1 and closes_at is not null returning 1
  ) select * from kept`;

interface DueRow {
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

/** The next organisation whose time to stay is over. */
export const DUE = sql<DueRow>`
  select id, version, name, slug, type, max_students as "maxStudents", trial_ends_at as "trialEndsAt",
    second_factor_demanded as "secondFactorDemanded", native_name as "nativeName"
  from organization.organizations where closes_at <= now() order by closes_at limit 1 for update skip locked`;
