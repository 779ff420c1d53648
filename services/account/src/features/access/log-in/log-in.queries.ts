import { sql } from '@burrow/service-kit';

export const LOCK_USER = sql`select 1 from account.users where id = $1 and password_hash = $2 for no key update`;

export const LOCK_STUDENT = sql`
  select 1 from account.students where id = $1 and password_hash = $2 for no key update`;
