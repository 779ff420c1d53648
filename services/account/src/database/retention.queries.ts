import { sql } from '@burrow/service-kit';

/** How long personal data is stored; accounts themselves are erased when their owners say so. */
export const RETENTION = [
  sql`delete from account.visitors where last_seen_at < now() - interval '1 year'`,
  sql`delete from account.sessions where expires_at < now()`,
  sql`delete from account.stream_messages where at < now() - interval '10 minutes'`,
  sql`delete from account.heavy_callers where ends_at < now()`,
  sql`delete from account.release_visitors where at < now() - interval '1 day'`,
  sql`delete from account.tokens where expires_at < now() - interval '1 day' or used_at < now() - interval '1 day'`,
  sql`delete from account.audit where at < now() - interval '1 year'`,
  sql`delete from account.student_acts where at < now() - interval '1 year'`,
  sql`delete from account.failed_attempts where last_at < now() - interval '1 day' and (blocked_until is null or blocked_until < now())`,
  sql`delete from account.known_browsers where last_at < now() - interval '1 year'`,
  sql`delete from account.feedback where created_at < now() - interval '1 year'`,
  sql`delete from account.join_requests where asked_at < now() - interval '1 day'`,
  sql`delete from account.student_requests where created_at < now() - interval '1 year'`,
  sql`update account.emails set outbox = null where outbox is not null and created_at < now() - interval '7 days'`,
  // The hash is stored for a year, so that readers can still unsubscribe from old news.
  sql`update account.emails set recipient = '', subject = null, params = '{}', user_id = null,
     status = case status when 'waiting' then 'failed' else status end
   where recipient <> '' and created_at < now() - interval '30 days'`,
  sql`delete from account.emails where created_at < now() - interval '1 year'`,
];
