import { type NotNull, sql } from '@burrow/service-kit';

export interface WaitingLink {
  readonly hash: Buffer;
  readonly user_id: NotNull<string>;
  readonly subject: NotNull<string>;
  readonly email: string;
  readonly password_hash: string | null;
}

/** Found by the browser's visitor cookie, which is HttpOnly: no secret passes through the page. */
export const FIND = sql<WaitingLink>`
  select k.hash, k.user_id, k.data->>'subject' as subject, u.email, u.password_hash
  from account.tokens k join account.users u on u.id = k.user_id
  where k.visitor_id = $1 and k.purpose = 'google-link' and k.used_at is null and k.expires_at > now()
  order by k.created_at desc limit 1`;

/** Only one of several simultaneous calls succeeds; none, if the password has been changed since. */
export const SPEND = sql`
  with spent as (
    update account.tokens set used_at = now() where hash = $1 and used_at is null and expires_at > now()
    returning user_id
  )
  select 1 from spent join account.users u on u.id = spent.user_id where u.password_hash = $2`;
