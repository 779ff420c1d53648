import { sql } from '@burrow/service-kit';

export const KEEP = sql`
  insert into account.known_browsers (key, user_id, student_id) values ($1, $2, $3)
  on conflict (key) do update set last_at = now()`;
