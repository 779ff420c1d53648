import { sql } from '@burrow/service-kit';

const ADMIN = 2;

interface BuyersRow {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly language: string | null;
}

/** The adults who pay: whoever bought, or the administrators of the organisation, also while they work in another one. */
export const BUYERS = sql<BuyersRow>`
  select id, email, full_name as "fullName", language from account.users
  where ($1 = 'user' and id = $2) or ($1 = 'organization' and id in (
    select id from account.users where organization_id = $2 and user_type = ${ADMIN}
    union all select user_id from account.other_memberships where organization_id = $2 and role = 'admin'
  )) order by id`;
