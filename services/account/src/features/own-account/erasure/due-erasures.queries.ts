import { sql } from '@burrow/service-kit';

/** Accounts whose owners asked for deletion, and those that nobody confirmed while the link was valid. */
export const DUE = sql<{ readonly id: string }>`
  select id from account.users
  where deletion_at <= now() or (email_verified_at is null and updated_at < now() - interval '7 days')
  order by created_at limit 1 for update skip locked`;
