export const ORGANIZATION_NAME = 'select name from account.organizations where id = $1 and not removed';
