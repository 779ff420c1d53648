export const SELECT_PROGRESS = {
  name: 'level-progress',
  text: `select status = 'complete' as completed, coalesce(draft_code, run_code) as code from learning.progress
    where learner_kind = 'visitor' and learner_id = $1 and course = $2 and level = $3`,
};
