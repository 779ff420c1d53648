import { sql } from '@burrow/service-kit';

/**
 * Deletes counts a day after the day they count, what was said after a day, and the memory of a removal
 * when no event about it can still arrive.
 */
export const RETENTION = [
  sql`delete from assistant.daily_tips where day < (now() at time zone 'utc')::date - 1`,
  sql`delete from assistant.advice where given_at < now() - interval '1 day'`,
  sql`delete from assistant.tombstones where removed_at < now() - interval '90 days'`,
];
