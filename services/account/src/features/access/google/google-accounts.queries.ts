import { type NotNull, sql } from '@burrow/service-kit';

/** Handles each Google account one call at a time, so that what was read about it stays true. */
export const HOLD = sql`select pg_advisory_xact_lock(hashtextextended($1, 0))`;

export const BY_SUBJECT = sql<{
  readonly id: string;
}>`select id from account.users where google_subject = $1 and email_verified_at is not null for no key update`;

/** An account with the address that Google verified. */
export interface AddressOwner {
  readonly id: string;
  readonly has_password: NotNull<boolean>;
  readonly google_subject: string | null;
  readonly confirmed: NotNull<boolean>;
}

export const BY_ADDRESS = sql<AddressOwner>`
  select id, password_hash is not null as has_password, google_subject, email_verified_at is not null as confirmed
  from account.users where email_key = $1 for no key update`;

export const LINK = sql`
  with linked as (
    update account.users set google_subject = $2, email_verified_at = coalesce(email_verified_at, now()), updated_at = now()
    where id = $1 and google_subject is null returning 1
  ) select * from linked`;
