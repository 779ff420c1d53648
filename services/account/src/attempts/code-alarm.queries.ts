import { sql, sqlPart } from '@burrow/service-kit';

const KEY = sqlPart`convert_to('wrong codes of ' || to_char(now() at time zone 'UTC', 'YYYY-MM-DD HH24'), 'UTF8')`;

/** Counts a wrong code of this hour, over all networks. */
export const NOTE_WRONG = sql<{ readonly wrong: number }>`
  insert into account.failed_attempts as a (key, failures) values (${KEY}, 1)
  on conflict (key) do update set failures = a.failures + 1, last_at = now()
  returning failures as wrong`;

export const WRONG_THIS_HOUR = sql<{
  readonly wrong: number;
}>`select failures as wrong from account.failed_attempts where key = ${KEY}`;
