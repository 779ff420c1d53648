import { sql } from '@burrow/service-kit';

/** Nobody vouches for themselves. */
export const KEEP = sql`
  with here as (
    update organization.members set to_review = false
    where organization_id = $1 and user_id = $2 and user_id <> $3 and to_review returning 1
  ), elsewhere as (
    update organization.other_memberships set to_review = false
    where organization_id = $1 and user_id = $2 and user_id <> $3 and to_review returning 1
  ) select * from here union all select * from elsewhere`;

/** The next school whose administrators were not told yet. */
export const NEXT = sql<{ readonly id: string }>`
  select id from organization.organizations where review_mail_due limit 1 for update skip locked`;

/** SQL because a repository would raise the version, by which services are told. */
export const TOLD = sql`update organization.organizations set review_mail_due = false where id = $1`;
