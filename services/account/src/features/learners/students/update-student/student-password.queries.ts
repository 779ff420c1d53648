import { sql } from '@burrow/service-kit';

export const SET = sql<{ readonly username: string; readonly slug: string | null }>`
  with changed as (
    update account.students set password_hash = $2 where id = $1 returning username, organization_id
  )
  select c.username, o.slug from changed c left join account.organizations o on o.id = c.organization_id`;
