const COLUMNS = "email, data->>'subject' as subject, data->>'name' as name, created_at, expires_at";

/** By the browser's visitor cookie, which is HttpOnly: nothing secret passes through the page. */
export const READ = `
  select ${COLUMNS} from account.tokens
  where visitor_id = $1 and purpose = 'google-sign-up' and expires_at > now() order by created_at desc limit 1`;

/** Nothing is left of whom Google named here; of any number at once one gets the person. */
export const TAKE = `
  with taken as (
    delete from account.tokens where visitor_id = $1 and purpose = 'google-sign-up' returning ${COLUMNS}
  )
  select * from taken where expires_at > now() order by created_at desc limit 1`;
