import { sql } from '@burrow/service-kit';

export const BEFORE = sql<{
  readonly email: string;
  readonly language: string | null;
}>`select email, language from account.users where id = $1 for update`;

/** Changes nothing if the new address belongs to somebody by now. */
export const CHANGE = sql`
  with changed as (
    update account.users u set email = $2, email_key = $3, email_verified_at = now(), updated_at = now()
    where u.id = $1 and not exists (select 1 from account.users o where o.email_key = $3 and o.id <> $1)
    returning 1
  ) select * from changed`;
