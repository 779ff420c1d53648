import { sql } from '@burrow/service-kit';

export const HOLD_PARENT = sql`select 1 from account.users where id = $1 for update`;
