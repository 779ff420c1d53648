export const SENT_LATELY = `
  select 1 from account.tokens
  where user_id = $1 and purpose = 'confirm-email' and created_at > now() - interval '5 minutes'`;
