import { sql } from '@burrow/service-kit';

interface AdministratorRow {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly language: string | null;
}

/** Who administers the school $1, also while they work in another one. SQL because it is of two tables. */
export const ADMINISTRATORS = sql<AdministratorRow>`
  select id, email, full_name, language from account.users
  where id in (
    select id from account.users where organization_id = $1 and user_type = 2
    union all select user_id from account.other_memberships where organization_id = $1 and role = 'admin'
  ) order by id`;
