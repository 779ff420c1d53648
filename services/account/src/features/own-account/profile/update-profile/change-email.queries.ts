export const SITUATION = `
  select email_key, full_name, language,
    exists (select 1 from account.users o where o.email_key = $2 and o.email_verified_at is not null) as is_taken
  from account.users where id = $1`;
