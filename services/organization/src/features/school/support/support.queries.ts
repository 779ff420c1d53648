export const ORPHANED = `
  select id, name, slug, without_administrator_since as since from organization.organizations
  where without_administrator_since is not null order by without_administrator_since, id limit 200`;

export const SCHOOL = `
  select id, name, slug, without_administrator_since, closes_at from organization.organizations where id = $1`;

export const MEMBERS = `
  select user_id, role, email, full_name, joined_at from organization.members
  where organization_id = $1 order by role, full_name nulls last, user_id`;

export const DOMAINS = `
  select domain, proof, proven_at from organization.domains where organization_id = $1 order by domain`;

export const HOLD_SCHOOL = 'select 1 from organization.organizations where id = $1 for update';

export const HAS_ADMINISTRATOR =
  "select 1 from organization.members where organization_id = $1 and role = 'admin'";

export const MEMBERSHIP =
  'select organization_id as "organizationId" from organization.members where user_id = $1';
