import { sql } from '@burrow/service-kit';

export const KEEP = sql`
  insert into learning.progress (learner_kind, learner_id, course, level, status, draft_code)
  select $1::text, $2::uuid, $3, $4, 'not_started', $5 where learning.enter($1, $2)
  on conflict (learner_kind, learner_id, course, level)
  do update set draft_code = excluded.draft_code, updated_at = now()`;
