import { sql } from '@burrow/service-kit';

/** Details of an unconfirmed sign-up may come from a stranger: whoever has the mailbox starts afresh. */
export const STRANGERS = sql`
  delete from account.students t using account.users u
  where u.id = $1 and u.email_verified_at is null and t.parent_id = u.id`;
