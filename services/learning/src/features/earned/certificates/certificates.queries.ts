import { sql } from '@burrow/service-kit';

/** Those of the students $1 in the course $2, but for its free chapters $3. */
export const REVOKE = sql`
  update learning.certificates set revoked_at = now(), revoked_for = $4
  where learner_kind = 'student' and learner_id = any ($1::uuid[]) and course = $2 and chapter <> all ($3::int[])
    and revoked_at is null`;
