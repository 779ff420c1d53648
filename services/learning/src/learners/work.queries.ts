const OF_LEARNER = 'where learner_kind = $1 and learner_id = $2';

export const LEVELS = `
  select course as course_id, level as level_slug, status, verified, run_code as code, draft_code as draft,
    completed_at, updated_at
  from learning.progress ${OF_LEARNER} order by course, level`;

export const COMPLETIONS = `
  select course as course_id, level as level_slug, verified, code, completed_at
  from learning.completions ${OF_LEARNER} order by id`;

export const HISTORY = `
  select course as course_id, level as level_slug, code, at
  from learning.code_history ${OF_LEARNER} order by course, level, at`;

export const CODES_OF_LEVEL = `
  select code, origin, at from learning.code_history ${OF_LEARNER} and course = $3 and level = $4
  order by at desc, code_hash`;

export const RUNS = `
  select execution_type, day::text, count from learning.daily_runs ${OF_LEARNER} order by day, execution_type`;

export const LAST_PLAYED = `
  select course as course_id, level as level_slug, at from learning.last_played ${OF_LEARNER}`;
