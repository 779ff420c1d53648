export const CLASSES =
  'select 1 from account.classes where id = any($1) and organization_id = $2 and not removed for share';
