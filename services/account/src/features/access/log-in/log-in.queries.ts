export const LOCK = {
  user: 'select 1 from account.users where id = $1 and password_hash = $2 for no key update',
  student: 'select 1 from account.students where id = $1 and password_hash = $2 for no key update',
} as const;
