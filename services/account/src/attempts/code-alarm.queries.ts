const KEY = `convert_to('wrong codes of ' || to_char(now() at time zone 'UTC', 'YYYY-MM-DD HH24'), 'UTF8')`;

/** Counts a wrong code of this hour, over all networks. */
export const NOTE_WRONG = `
  insert into account.failed_attempts as a (key, failures) values (${KEY}, 1)
  on conflict (key) do update set failures = a.failures + 1, last_at = now()
  returning failures as wrong`;

export const WRONG_THIS_HOUR = `select failures as wrong from account.failed_attempts where key = ${KEY}`;
