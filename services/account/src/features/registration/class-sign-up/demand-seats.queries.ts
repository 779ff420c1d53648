export const LOCK = 'select max_students from account.organizations where id = $1 and not removed for update';

export const COUNT =
  'select count(*)::int as taken from account.students where organization_id = $1 and left_at is null';
