import { type NotNull, sql } from '@burrow/service-kit';
import type { MemberRole } from '../../../database/entities/member.entity.ts';
import type { DomainProof } from '@burrow/contracts';

interface OrphanedRow {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly since: NotNull<Date>;
}

export const ORPHANED = sql<OrphanedRow>`
  select id, name, slug, without_administrator_since as since from organization.organizations
  where without_administrator_since is not null order by without_administrator_since, id limit 200`;

interface SchoolRow {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly without_administrator_since: Date | null;
  readonly closes_at: Date | null;
}

export const SCHOOL = sql<SchoolRow>`
  select id, name, slug, without_administrator_since, closes_at from organization.organizations where id = $1`;

interface MembersRow {
  readonly user_id: string;
  readonly role: MemberRole;
  readonly email: string | null;
  readonly full_name: string | null;
  readonly joined_at: Date;
}

export const MEMBERS = sql<MembersRow>`
  select user_id, role, email, full_name, joined_at from organization.members
  where organization_id = $1 order by role, full_name nulls last, user_id`;

interface DomainsRow {
  readonly domain: string;
  readonly proof: DomainProof | null;
  readonly proven_at: Date | null;
}

export const DOMAINS = sql<DomainsRow>`
  select domain, proof, proven_at from organization.domains where organization_id = $1 order by domain`;

export const HOLD_SCHOOL = sql`select 1 from organization.organizations where id = $1 for update`;
