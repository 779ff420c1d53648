import { sql } from '@burrow/service-kit';

export const TAKES_NO_NEWS = sql`
  select 1 from account.emails m where id = $1 and (
    exists (select 1 from account.unsubscribed u where u.recipient_hash = m.recipient_hash)
    or exists (select 1 from account.users u where u.id = m.user_id and not u.receives_news))`;

/**
 * The last attempt deletes the params: they contain the secrets of the mail's links. For the last mail to
 * somebody who was erased, the address is deleted as well.
 */
export const END = sql`
  update account.emails set status = $2, attempts = attempts + 1, params = '{}', outbox = $3, leased_until = null,
    sent_at = case when $2 = 'sent' then now() end, refused_at = case when $4 then now() end,
    recipient = case when template = 'account-erased' then '' else recipient end,
    recipient_hash = case when template = 'account-erased' then null else recipient_hash end
  where id = $1`;

export const WAIT = sql`update account.emails set attempts = attempts + 1, leased_until = null where id = $1`;
