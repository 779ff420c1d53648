import { sql } from '@burrow/service-kit';

export const COMPLETED = sql<{ readonly level: string }>`
  select distinct level from learning.completions
  where learner_kind = 'student' and learner_id = $1 and course = $2`;
