import { sql } from '@burrow/service-kit';

export const ADMINISTRATORS = sql<{
  readonly id: string;
}>`select user_id as id from organization.members where organization_id = $1 and role = 'admin' order by user_id`;

export const MEMBERS = sql<{
  readonly id: string;
}>`select user_id as id from organization.members where organization_id = $1 order by user_id`;

export const NAME = sql<{ readonly name: string }>`select name from organization.organizations where id = $1`;
