export const ACCOUNTS = `
  select id from payment.accounts
  where (owner_kind = 'user' and owner_id = $1) or (owner_kind = 'organization' and owner_id = $2) order by id`;

/** What of some accounts goes on. */
export const GOING_ON = `
  select id, plan from payment.subscriptions
  where account_id = any($1) and state <> 'ended' and ends_at is null order by id`;

export const ADD_LINK = 'insert into payment.cancel_links (hash, subscription) values ($1, $2)';

const DAYS = 7;

/** What a link ends, as long as it works. It may be used again, and then says the same. */
export const OF_LINK = `
  select s.id, s.plan, s.state, to_json(s.ends_at) #>> '{}' as "endsAt" from payment.cancel_links l
  join payment.subscriptions s on s.id = l.subscription
  where l.hash = $1 and l.made_at > now() - interval '${DAYS} days'`;
