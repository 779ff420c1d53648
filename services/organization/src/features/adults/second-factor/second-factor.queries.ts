import { sql } from '@burrow/service-kit';

export const DEMAND = sql`
  with changed as (
    update organization.organizations set second_factor_demanded = $2, version = version + 1
    where id = $1 and second_factor_demanded <> $2 returning 1
  ) select * from changed`;
