export const MAKE_ADMINISTRATOR = `
  with made as (
    update organization.members set role = 'admin', version = version + 1
    where user_id = $1 and organization_id = $2 and role <> 'admin'
    returning user_id, version, organization_id
  )
  select user_id as "userId", version, organization_id as "organizationId" from made`;
