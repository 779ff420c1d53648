import { eraseRows, type Learner, type SqlRunner } from '@burrow/service-kit';

/** Every table with something about learners. */
const LEARNER_TABLES = ['daily_tips', 'advice'] as const;

/** Deletes everything that is stored about a learner. */
export const eraseLearner = (tx: SqlRunner, learner: Learner): Promise<void> =>
  eraseRows(tx, 'assistant', LEARNER_TABLES, learner);
