import { sql, sqlPart } from '@burrow/service-kit';

/** $1 and $2 are the learner who gets the rows, $3 is the visitor. */
const OF_VISITOR = sqlPart`learner_kind = 'visitor' and learner_id = $3`;

/** A try that is open on both sides goes on as the learner's own. */
const ADD_TRIES = sql`
  insert into learning.quiz_tries (learner_kind, learner_id, try_id, course, chapter, questions, began_at, finished_at, score)
  select $1, $2, try_id, course, chapter, questions, began_at, finished_at, score
  from learning.quiz_tries where ${OF_VISITOR} on conflict do nothing`;

const ADD_ANSWERS = sql`
  insert into learning.quiz_answers (learner_kind, learner_id, try_id, number, answer, is_right, at)
  select $1, $2, a.try_id, a.number, a.answer, a.is_right, a.at from learning.quiz_answers a
  join learning.quiz_tries t on t.learner_kind = $1 and t.learner_id = $2 and t.try_id = a.try_id
  where a.learner_kind = 'visitor' and a.learner_id = $3 on conflict do nothing`;

const ADD_PASSES = sql`
  insert into learning.quiz_passes as kept (learner_kind, learner_id, course, chapter, how, passed_at)
  select $1, $2, course, chapter, how, passed_at from learning.quiz_passes where ${OF_VISITOR}
  on conflict (learner_kind, learner_id, course, chapter) do update set passed_at = least(kept.passed_at, excluded.passed_at)`;

const ADD_LEVEL_TRIES = sql`
  insert into learning.level_tries as kept
    (learner_kind, learner_id, course, level, failed_runs, failed_at, failed_variants, hint_doses, error_line, error_text, last_run)
  select $1, $2, course, level, failed_runs, failed_at, failed_variants, hint_doses, error_line, error_text, last_run
  from learning.level_tries where ${OF_VISITOR}
  on conflict (learner_kind, learner_id, course, level) do update set
    failed_runs = kept.failed_runs + excluded.failed_runs,
    failed_at = greatest(kept.failed_at, excluded.failed_at),
    failed_variants = array(select distinct unnest(kept.failed_variants || excluded.failed_variants)),
    hint_doses = greatest(kept.hint_doses, excluded.hint_doses)`;

const ADD_BADGE_STEPS = sql`
  insert into learning.badge_steps (learner_kind, learner_id, badge, step, course, level, at)
  select $1, $2, badge, step, course, level, at from learning.badge_steps where ${OF_VISITOR} on conflict do nothing`;

const ADD_BADGES = sql`
  insert into learning.badges as kept (learner_kind, learner_id, badge, course, level, granted_at)
  select $1, $2, badge, course, level, granted_at from learning.badges where ${OF_VISITOR}
  on conflict (learner_kind, learner_id, badge) do update set granted_at = least(kept.granted_at, excluded.granted_at)`;

/** In this order: answers belong to tries. */
export const ADOPT_ACHIEVEMENTS = [
  ADD_TRIES, ADD_ANSWERS, ADD_PASSES, ADD_LEVEL_TRIES, ADD_BADGE_STEPS, ADD_BADGES,
]; // prettier-ignore
