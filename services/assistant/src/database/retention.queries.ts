/**
 * Counts go after the day that follows theirs, what was said after a day; what remembers a removal, when no
 * event about it can be on its way any more.
 */
export const RETENTION: readonly string[] = [
  "delete from assistant.daily_tips where day < (now() at time zone 'utc')::date - 1",
  "delete from assistant.advice where given_at < now() - interval '1 day'",
  "delete from assistant.tombstones where removed_at < now() - interval '90 days'",
];
