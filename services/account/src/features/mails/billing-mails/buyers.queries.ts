const ADMIN = 2;

/** The adults who pay: whoever bought, or the administrators of the organisation. */
export const BUYERS = `
  select id, email, full_name as "fullName", language from account.users
  where ($1 = 'user' and id = $2) or ($1 = 'organization' and organization_id = $2 and user_type = ${ADMIN})
  order by id`;
