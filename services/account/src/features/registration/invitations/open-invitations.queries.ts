import { type NotNull, sql, sqlPart } from '@burrow/service-kit';

const OPEN = sqlPart`purpose = 'sign-up' and data->>'organization_id' = $1 and used_at is null and expires_at > now()`;

interface OpenInvitationsRow {
  readonly email: NotNull<string>;
  readonly invited_at: NotNull<Date>;
  readonly expires_at: NotNull<Date>;
}

/** One row for each address, of its latest invitation; not of addresses whose owner belongs to the organisation. */
export const OPEN_INVITATIONS = sql<OpenInvitationsRow>`
  select email, max(created_at) as invited_at, max(expires_at) as expires_at from account.tokens
  where ${OPEN} and email is not null and not exists
    (select 1 from account.users u where u.email_key = lower(tokens.email) and $1 in (
      select u.organization_id::text union all
      select m.organization_id::text from account.other_memberships m where m.user_id = u.id))
  group by email order by invited_at desc, email limit 500`;

export const WITHDRAW = sql`
  with gone as (delete from account.tokens where ${OPEN} and lower(email) = lower($2) returning 1)
  select 1 from gone`;
