import { type NotNull, sql } from '@burrow/service-kit';

interface DescribedRow {
  readonly user_id: string;
  readonly version: number;
  readonly organization_id: NotNull<string>;
  readonly email: string;
  readonly full_name: string;
  readonly second_factor: NotNull<boolean>;
}

/** By the school in which they work now, or one of theirs: what is told is the same for each. */
export const DESCRIBED = sql<DescribedRow>`
  with described as (
    update account.users set described_version = described_version + 1
    from (
      select coalesce(u.organization_id, (
        select m.organization_id from account.other_memberships m where m.user_id = u.id order by 1 limit 1
      )) as school from account.users u where u.id = $1
    ) of
    where id = $1 and of.school is not null and email_verified_at is not null
    returning id as user_id, described_version as version, of.school as organization_id, email, full_name,
      exists (select 1 from account.second_factors f where f.user_id = users.id and f.confirmed_at is not null) as second_factor
  ) select * from described`;
