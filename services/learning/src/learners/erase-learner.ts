import { eraseRows, type Learner, type SqlRunner } from '@burrow/service-kit';

/** Every table with learners' work. */
export const LEARNER_TABLES = [
  'daily_runs',
  'completions',
  'progress',
  'code_history',
  'last_played',
  'runs',
  'remarks',
  'handed_in_work',
  'challenge_results',
  'quiz_answers',
  'quiz_tries',
  'quiz_passes',
  'level_tries',
  'badge_steps',
  'badges',
  'certificates',
] as const;

/** Deletes everything that a learner did. */
export const eraseLearner = (tx: SqlRunner, learner: Learner): Promise<void> =>
  eraseRows(tx, 'learning', LEARNER_TABLES, learner);
