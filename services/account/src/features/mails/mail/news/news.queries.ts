import { type NotNull, sql, sqlPart, type SqlPart } from '@burrow/service-kit';

const READER = sqlPart`u.id as user_id, u.full_name, u.language`;

const notUnsubscribed = (key: SqlPart): SqlPart => sqlPart`
  not exists (select 1 from account.unsubscribed x where x.recipient_hash = sha256(convert_to(${key}, 'UTF8')))`;

export interface Reader {
  readonly email: NotNull<string>;
  readonly user_id: string | null;
  readonly full_name: string | null;
  readonly language: string | null;
}

/** Addresses, of users or not, without those that receive no news. */
export const AMONG_ADDRESSES = sql<Reader>`
  select distinct on (r.key) r.email, ${READER}
  from unnest($1::text[], $2::text[]) as r (email, key) left join account.users u on u.email_key = r.key
  where coalesce(u.receives_news, true) and ${notUnsubscribed(sqlPart`r.key`)}`;

interface AmongUsersRow {
  readonly email: string;
  readonly user_id: string;
  readonly full_name: string;
  readonly language: string | null;
}

export const AMONG_USERS = sql<AmongUsersRow>`
  select u.email, ${READER} from account.users u
  where u.receives_news and u.email_verified_at is not null and u.deletion_at is null
    and ($1::text is null or u.email_key = $1) and ${notUnsubscribed(sqlPart`u.email_key`)}
  order by u.created_at`;
