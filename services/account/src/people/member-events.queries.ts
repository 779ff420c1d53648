export const DESCRIBED = `
  with described as (
    update account.users set described_version = described_version + 1
    where id = $1 and organization_id is not null and email_verified_at is not null
    returning id as user_id, described_version as version, organization_id, email, full_name
  ) select * from described`;
