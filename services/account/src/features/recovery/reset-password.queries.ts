/** What an unconfirmed sign-up brought along may be a stranger's: who has the mailbox begins anew. */
export const STRANGERS = `
  delete from account.students t using account.users u
  where u.id = $1 and u.email_verified_at is null and t.parent_id = u.id`;
