import { sql } from '@burrow/service-kit';

const ADMIN = 2;

interface BuyersRow {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly language: string | null;
}

/** The adults who pay: whoever bought, or the administrators of the organisation. */
export const BUYERS = sql<BuyersRow>`
  select id, email, full_name as "fullName", language from account.users
  where ($1 = 'user' and id = $2) or ($1 = 'organization' and organization_id = $2 and user_type = ${ADMIN})
  order by id`;
