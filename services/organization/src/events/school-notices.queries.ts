export const ADMINISTRATORS =
  "select user_id as id from organization.members where organization_id = $1 and role = 'admin' order by user_id";

export const MEMBERS =
  'select user_id as id from organization.members where organization_id = $1 order by user_id';

export const NAME = 'select name from organization.organizations where id = $1';
