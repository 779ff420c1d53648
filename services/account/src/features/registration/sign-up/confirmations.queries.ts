import { sql } from '@burrow/service-kit';

export const SENT_LATELY = sql`
  select 1 from account.tokens
  where user_id = $1 and purpose = 'confirm-email' and created_at > now() - interval '5 minutes'`;
