import { sql, sqlPart } from '@burrow/service-kit';

/** The most recent of a visitor's work. Other tables are emptied before `progress`, which says how old the work is. */
const IDLE_VISITORS = sqlPart`
  select learner_id from learning.progress where learner_kind = 'visitor'
  group by learner_id having max(updated_at) < now() - interval '1 year'`;

const WORK_OF_IDLE_VISITORS = [
  sqlPart`completions`,
  sqlPart`code_history`,
  sqlPart`last_played`,
  sqlPart`challenge_results`,
  sqlPart`level_tries`,
  sqlPart`badge_steps`,
  sqlPart`badges`,
  sqlPart`progress`,
].map(
  table =>
    sql`delete from learning.${table} where learner_kind = 'visitor' and learner_id in (${IDLE_VISITORS})`,
);

/** A visitor may take a quiz without having played. */
const QUIZZES_OF_IDLE_VISITORS = [
  sql`delete from learning.quiz_tries where learner_kind = 'visitor' and began_at < now() - interval '1 year'`,
  sql`delete from learning.quiz_passes where learner_kind = 'visitor' and passed_at < now() - interval '1 year'`,
  sql`delete from learning.badge_steps where learner_kind = 'visitor' and at < now() - interval '1 year'`,
  sql`delete from learning.badges where learner_kind = 'visitor' and granted_at < now() - interval '1 year'`,
];

/** Results in versions of a challenge of which no record can be any more. */
const RESULTS_OF_OLD_VERSIONS = sql`
  delete from learning.challenge_results r where not exists (
    select 1 from learning.level_versions v where v.level = 'challenges/' || r.level and v.level_hash = r.level_hash)`;

/**
 * Deletes a visitor's work a year after the last change, results in challenges that have changed, counts of runs a day after the day they count,
 * to what a lesson called its class a day later, when somebody looked at a student's work a week later,
 * and the memory of a removal when no event about it can still arrive.
 */
export const RETENTION = [
  ...WORK_OF_IDLE_VISITORS,
  ...QUIZZES_OF_IDLE_VISITORS,
  RESULTS_OF_OLD_VERSIONS,
  sql`delete from learning.daily_runs where day < (now() at time zone 'utc')::date - 1`,
  sql`delete from learning.lesson_focus where set_at < now() - interval '1 day'`,
  sql`delete from learning.looks where looked_at < now() - interval '7 days'`,
  sql`delete from learning.tombstones where removed_at < now() - interval '90 days'`,
];
