import { sql } from '@burrow/service-kit';

export const TAKE_OVER = sql`
  update account.students set parent_id = $3, organization_id = null, class_id = null, left_at = null, card_hash = null, picture_hash = null,
    username = $4, username_key = $5, updated_at = now()
  where id = $1 and organization_id = $2`;
