import { sql } from '@burrow/service-kit';

export const HOLD_SCHOOL = sql`select 1 from organization.organizations where id = $1 for update`;
