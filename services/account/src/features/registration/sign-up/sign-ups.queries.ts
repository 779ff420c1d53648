import { sql } from '@burrow/service-kit';

/** Creates the row, or replaces one that was never confirmed; returns none if the address belongs to somebody. */
export const KEEP = sql<{ readonly id: string }>`
  insert into account.users as u (email_key, email, full_name, password_hash, user_type, language, organization_id)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (email_key) do update set email = excluded.email, full_name = excluded.full_name,
    password_hash = excluded.password_hash, user_type = excluded.user_type, language = excluded.language,
    organization_id = excluded.organization_id, google_subject = null, is_staff = false, is_paid = false, updated_at = now()
  where u.email_verified_at is null
  returning id`;
