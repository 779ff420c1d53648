import { sql, sqlPart } from '@burrow/service-kit';
import type { TryQuestion } from './new-try.rules.ts';

const OF = sqlPart`learner_kind = $1 and learner_id = $2`;

interface AnyTry {
  readonly course: string;
  readonly chapter: number;
  readonly try_id: string;
  readonly questions: readonly TryQuestion[];
  readonly finished_at: Date | null;
  readonly score: number | null;
}

/** All tries of a learner, the first one first. */
export const ALL_TRIES = sql<AnyTry>`
  select course, chapter, try_id, questions, finished_at, score from learning.quiz_tries where ${OF} order by began_at`;

interface AnyAnswer {
  readonly try_id: string;
  readonly number: number;
  readonly is_right: boolean;
  readonly at: Date;
}

/** Whether they were right, not what they were. */
export const ALL_ANSWERS = sql<AnyAnswer>`
  select try_id, number, is_right, at from learning.quiz_answers where ${OF}`;

interface PassRow {
  readonly course: string;
  readonly chapter: number;
  readonly passed_at: Date;
}

export const ALL_PASSES = sql<PassRow>`
  select course, chapter, passed_at from learning.quiz_passes where ${OF}`;
