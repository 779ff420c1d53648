import { type NotNull, sql } from '@burrow/service-kit';

const ADMIN = 2;

interface BuyersRow {
  readonly id: NotNull<string>;
  readonly name: string | null;
  readonly email: string | null;
}

/** Adults by their ids, and schools by theirs with the address of their first administrator. */
export const BUYERS = sql<BuyersRow>`
  select id, full_name as name, email from account.users where id = any($1::uuid[]) and email_verified_at is not null
  union all
  select o.id, o.name, (
    select u.email from account.users u
    where u.email_verified_at is not null and u.id in (
      select a.id from account.users a where a.organization_id = o.id and a.user_type = ${ADMIN}
      union all select m.user_id from account.other_memberships m where m.organization_id = o.id and m.role = 'admin'
    )
    order by u.created_at, u.id limit 1
  ) as email
  from account.organizations o where o.id = any($2::uuid[]) and not o.removed`;
