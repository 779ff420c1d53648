/** The last of a visitor's work; a table of work is emptied before `progress`, which says how old it is. */
const IDLE_VISITORS = `
  select learner_id from learning.progress where learner_kind = 'visitor'
  group by learner_id having max(updated_at) < now() - interval '1 year'`;

const WORK_OF_IDLE_VISITORS = ['completions', 'code_history', 'last_played', 'progress'].map(
  table =>
    `delete from learning.${table} where learner_kind = 'visitor' and learner_id in (${IDLE_VISITORS})`,
);

/**
 * A visitor's work goes a year after the last of it; counts of runs after the day that follows theirs;
 * what remembers that something was removed, when no event about it can be on its way any more.
 */
export const RETENTION: readonly string[] = [
  ...WORK_OF_IDLE_VISITORS,
  "delete from learning.daily_runs where day < (now() at time zone 'utc')::date - 1",
  "delete from learning.tombstones where removed_at < now() - interval '90 days'",
];
