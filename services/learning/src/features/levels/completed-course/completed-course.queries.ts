import { sql } from '@burrow/service-kit';

export const COMPLETED = sql<{ readonly level: string }>`
  select distinct level from learning.completions
  where learner_kind = 'student' and learner_id = $1 and course = $2`;

/** The course's own certificate: those of its chapters decide nothing. */
export const CERTIFIED = sql`
  select 1 from learning.certificates
  where learner_kind = 'student' and learner_id = $1 and course = $2 and kind = 'course' and revoked_at is null`;
