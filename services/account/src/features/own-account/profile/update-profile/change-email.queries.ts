import { type NotNull, sql } from '@burrow/service-kit';

interface SituationRow {
  readonly email_key: string;
  readonly full_name: string;
  readonly language: string | null;
  readonly is_taken: NotNull<boolean>;
}

export const SITUATION = sql<SituationRow>`
  select email_key, full_name, language,
    exists (select 1 from account.users o where o.email_key = $2 and o.email_verified_at is not null) as is_taken
  from account.users where id = $1`;
