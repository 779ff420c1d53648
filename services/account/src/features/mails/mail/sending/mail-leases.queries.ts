const COLUMNS = 'id, recipient, template, language, subject, params, is_news, attempts, created_at';
/** Longer than a server may take for a mail: after that, the process that leased the mail is dead. */
const LEASE = "interval '90 seconds'";
const IS_FREE = "status = 'waiting' and (leased_until is null or leased_until < now())";

const lease = (which: string): string => `
  with leased as (
    update account.emails set leased_until = now() + ${LEASE}
    where id = (select id from account.emails where ${IS_FREE} and ${which} for update skip locked)
    returning ${COLUMNS}
  ) select * from leased`;

export const ONE = lease('id = $1');
export const NEXT_NEWS = lease('is_news and attempts = 0 order by created_at limit 1');
export const OLDEST = lease('id <> all($1::uuid[]) order by created_at limit 1');

export const NEWS_WAIT =
  "select 1 from account.emails where status = 'waiting' and is_news and attempts = 0 limit 1";

export const WAITS = "select 1 from account.emails where id = $1 and status = 'waiting'";
