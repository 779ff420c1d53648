import { sql } from '@burrow/service-kit';

/** Whether the organisation $1 demands a second factor that the user $2 lacks. */
export const LACKS_SECOND_FACTOR = sql`
  select 1 from account.organizations o
  where o.id = $1 and o.second_factor_demanded and not exists (
    select 1 from account.second_factors f where f.user_id = $2 and f.confirmed_at is not null)`;
