import { type NotNull, sql } from '@burrow/service-kit';

interface DescribedRow {
  readonly user_id: string;
  readonly version: number;
  readonly organization_id: NotNull<string>;
  readonly email: string;
  readonly full_name: string;
  readonly second_factor: NotNull<boolean>;
}

export const DESCRIBED = sql<DescribedRow>`
  with described as (
    update account.users set described_version = described_version + 1
    where id = $1 and organization_id is not null and email_verified_at is not null
    returning id as user_id, described_version as version, organization_id, email, full_name,
      exists (select 1 from account.second_factors f where f.user_id = users.id and f.confirmed_at is not null) as second_factor
  ) select * from described`;
