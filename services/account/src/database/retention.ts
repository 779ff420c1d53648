/** What is known of a visitor goes a year after the last visit. */
export const RETENTION: readonly string[] = [
  "delete from account.visitors where last_seen_at < now() - interval '1 year'",
];
