import { sql } from '@burrow/service-kit';

/** Finds the address by its hash, which is all that a mail keeps. */
export const SET_NEWS = sql`
  update account.users set receives_news = $2 where sha256(convert_to(email_key, 'UTF8')) = $1`;

export const HAS_ADDRESS = sql`
  select 1 from account.users where id = $1 and sha256(convert_to(email_key, 'UTF8')) = $2`;
