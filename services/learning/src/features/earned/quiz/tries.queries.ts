import { type NotNull, sql, sqlPart } from '@burrow/service-kit';
import type { TryQuestion } from '../../../database/entities/quiz-try.entity.ts';
import type { QuizAnswer } from '@burrow/contracts';

const OF_CHAPTER = sqlPart`learner_kind = $1 and learner_id = $2 and course = $3 and chapter = $4`;

const COLUMNS = sqlPart`try_id, questions, finished_at, score`;

export interface StoredTry {
  readonly try_id: string;
  readonly questions: readonly TryQuestion[];
  readonly finished_at: Date | null;
  readonly score: number | null;
}

/** The open try if there is one, otherwise the one that was finished last. */
export const LATEST_TRY = sql<StoredTry>`
  select ${COLUMNS} from learning.quiz_tries where ${OF_CHAPTER}
  order by finished_at desc nulls first limit 1`;

/** Until the transaction ends nobody else of the class begins a quiz: two neighbours begin at once. */
export const HOLD_CLASS = sql`
  select pg_advisory_xact_lock(hashtextextended('learning quiz of class ' || class_id::text, 0))
  from learning.students where student_id = $1 and class_id is not null`;

/** Two tabs begin at once: there is one open try. */
export const ADD_TRY = sql`
  insert into learning.quiz_tries (learner_kind, learner_id, course, chapter, try_id, questions)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (learner_kind, learner_id, course, chapter) where finished_at is null do nothing`;

export interface StoredAnswer {
  readonly number: number;
  readonly answer: QuizAnswer;
  readonly is_right: boolean;
}

/** The open try, until the transaction ends: answers to it and its end take turns. */
export const HOLD_TRY = sql<StoredTry>`
  select ${COLUMNS} from learning.quiz_tries
  where learner_kind = $1 and learner_id = $2 and course = $3 and chapter = $4 and try_id = $5 for update`;

/** The first answer counts. */
export const ADD_ANSWER = sql`
  insert into learning.quiz_answers (learner_kind, learner_id, try_id, number, answer, is_right)
  values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning 1`;

export const FINISH_TRY = sql<{ readonly score: NotNull<number> }>`
  with done as (
    update learning.quiz_tries t set finished_at = clock_timestamp(), score = (
      select count(*) from learning.quiz_answers a
      where a.learner_kind = t.learner_kind and a.learner_id = t.learner_id and a.try_id = t.try_id and a.is_right)
    where learner_kind = $1 and learner_id = $2 and try_id = $3 and finished_at is null
    returning score
  ) select score from done`;

/** Tries that are kept of a learner's chapter besides the open one: the first, in which most first checks are, and the last ones. */
const TRIES_KEPT = 20;

export const TRIM_TRIES = sql`
  delete from learning.quiz_tries where ${OF_CHAPTER} and try_id in (
    select try_id from learning.quiz_tries where ${OF_CHAPTER} and finished_at is not null
    order by finished_at = (select min(finished_at) from learning.quiz_tries where ${OF_CHAPTER}) desc, finished_at desc
    offset ${TRIES_KEPT})`;

export const ADD_PASS = sql`
  insert into learning.quiz_passes (learner_kind, learner_id, course, chapter, how)
  values ($1, $2, $3, $4, 'quiz') on conflict do nothing returning 1`;

/** How a learner stands in a quiz. */
export interface QuizStanding {
  readonly tries: NotNull<number>;
  readonly best: number | null;
  readonly answered: NotNull<number>;
  readonly is_open: boolean | null;
  readonly passed: NotNull<boolean>;
}

export const STANDING = sql<QuizStanding>`
  select count(*) filter (where finished_at is not null)::int as tries, max(score) as best,
    (select count(*)::int from learning.quiz_answers a
      where a.learner_kind = $1 and a.learner_id = $2 and a.try_id = (
        select try_id from learning.quiz_tries where ${OF_CHAPTER} and finished_at is null)) as answered,
    bool_or(finished_at is null) as is_open,
    exists (select 1 from learning.quiz_passes where ${OF_CHAPTER}) as passed
  from learning.quiz_tries where ${OF_CHAPTER}`;

/** Whether the finished try before the last one was failed. */
export const PREVIOUS_SCORE = sql<{ readonly score: NotNull<number> }>`
  select score from learning.quiz_tries where ${OF_CHAPTER} and finished_at is not null
  order by finished_at desc offset 1 limit 1`;
