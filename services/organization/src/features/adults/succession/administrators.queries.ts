import { sql } from '@burrow/service-kit';

interface MakeAdministratorRow {
  readonly userId: string;
  readonly version: number;
  readonly organizationId: string;
}

export const MAKE_ADMINISTRATOR = sql<MakeAdministratorRow>`
  with made as (
    update organization.members set role = 'admin', version = version + 1
    where user_id = $1 and organization_id = $2 and role <> 'admin'
    returning user_id, version, organization_id
  )
  select user_id as "userId", version, organization_id as "organizationId" from made`;
