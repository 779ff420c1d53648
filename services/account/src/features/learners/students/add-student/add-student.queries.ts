export const COUNT = 'select count(*)::int as count from account.students where parent_id = $1';

export const HOLD_PARENT = 'select 1 from account.users where id = $1 for update';
