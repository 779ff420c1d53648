import { sql } from '@burrow/service-kit';

/** Whether the class logs in with pictures. */
export const USES_PICTURES = sql`
  select 1 from account.class_entries where class_id = $1 and organization_id = $2 and picture_log_in for share`;
