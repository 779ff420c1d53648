const READER = 'u.id as user_id, u.full_name, u.language';

const NOT_UNSUBSCRIBED = (key: string) => `
  not exists (select 1 from account.unsubscribed x where x.recipient_hash = sha256(convert_to(${key}, 'UTF8')))`;

/** Addresses, of users or not, without those that receive no news. */
export const AMONG_ADDRESSES = `
  select distinct on (r.key) r.email, ${READER}
  from unnest($1::text[], $2::text[]) as r (email, key) left join account.users u on u.email_key = r.key
  where coalesce(u.receives_news, true) and ${NOT_UNSUBSCRIBED('r.key')}`;

export const AMONG_USERS = `
  select u.email, ${READER} from account.users u
  where u.receives_news and u.email_verified_at is not null and u.deletion_at is null
    and ($1::text is null or u.email_key = $1) and ${NOT_UNSUBSCRIBED('u.email_key')}
  order by u.created_at`;
