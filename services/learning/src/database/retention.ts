/** A visitor's work goes a year after the last of it; counts of runs after the day that follows theirs. */
const IDLE_VISITORS = `
  select learner_id from learning.progress where learner_kind = 'visitor'
  group by learner_id having max(updated_at) < now() - interval '1 year'`;

export const RETENTION: readonly string[] = [
  `delete from learning.completions where learner_kind = 'visitor' and learner_id in (${IDLE_VISITORS})`,
  `delete from learning.progress where learner_kind = 'visitor' and learner_id in (${IDLE_VISITORS})`,
  "delete from learning.daily_runs where day < (now() at time zone 'utc')::date - 1",
];
