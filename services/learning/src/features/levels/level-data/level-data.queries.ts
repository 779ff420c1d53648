import { type NotNull, preparedSql } from '@burrow/service-kit';

export const SELECT_PROGRESS = preparedSql<{
  readonly completed: NotNull<boolean>;
  readonly code: string | null;
}>(
  'level-progress',
)`select status = 'complete' as completed, coalesce(draft_code, run_code) as code from learning.progress
    where learner_kind = 'visitor' and learner_id = $1 and course = $2 and level = $3`;
