import type { Learner, SqlRunner } from '@burrow/service-kit';
import type { TryQuestion } from './new-try.rules.ts';
import { ADD_ANSWER, ADD_PASS, ADD_TRY, ANSWERS, DROP_OPEN_TRY, FINISH_TRY, HOLD_TRY, LATEST_TRY, PREVIOUS_SCORE, STANDING, TRIM_TRIES, type StoredTry, type StoredAnswer, type QuizStanding } from './tries.queries.ts'; // prettier-ignore

/** A learner's quiz of a chapter. */
export interface LearnersQuiz {
  readonly learner: Learner;
  readonly course: string;
  readonly chapter: number;
}

const keyOf = ({ learner, course, chapter }: LearnersQuiz): unknown[] => [
  learner.kind,
  learner.id,
  course,
  chapter,
];

/** Statements on tries; all of them run in the caller's transaction. */
export const tries = {
  async latest(sql: SqlRunner, quiz: LearnersQuiz): Promise<StoredTry | undefined> {
    const row = await LATEST_TRY.first(sql, keyOf(quiz));
    return row;
  },
  async hold(sql: SqlRunner, quiz: LearnersQuiz, tryId: string): Promise<StoredTry | undefined> {
    const row = await HOLD_TRY.first(sql, [...keyOf(quiz), tryId]);
    return row;
  },
  add: (
    sql: SqlRunner,
    quiz: LearnersQuiz,
    tryId: string,
    questions: readonly TryQuestion[],
  ): Promise<unknown> => ADD_TRY.run(sql, [...keyOf(quiz), tryId, JSON.stringify(questions)]),
  drop: (sql: SqlRunner, quiz: LearnersQuiz, tryId: string): Promise<unknown> =>
    DROP_OPEN_TRY.run(sql, [...keyOf(quiz), tryId]),
  async answers(sql: SqlRunner, { learner }: LearnersQuiz, tryId: string): Promise<StoredAnswer[]> {
    return ANSWERS.rows(sql, [learner.kind, learner.id, tryId]);
  },
  /** Whether it is the first answer to the question. */
  async answer(
    sql: SqlRunner,
    { learner }: LearnersQuiz,
    tryId: string,
    { number, answer, is_right }: StoredAnswer,
  ): Promise<boolean> {
    const added = await ADD_ANSWER.rows(sql, [learner.kind, learner.id, tryId, number, JSON.stringify(answer), is_right]); // prettier-ignore
    return added.length > 0;
  },
  /** Ends a try and returns its score. */
  async finish(sql: SqlRunner, quiz: LearnersQuiz, tryId: string): Promise<number> {
    const row = await FINISH_TRY.first(sql, [quiz.learner.kind, quiz.learner.id, tryId]);
    await TRIM_TRIES.run(sql, keyOf(quiz));
    return Number(row?.score ?? 0);
  },
  /** Whether it was not passed before. */
  async pass(sql: SqlRunner, quiz: LearnersQuiz): Promise<boolean> {
    const added = await ADD_PASS.rows(sql, keyOf(quiz));
    return added.length > 0;
  },
  async previousScore(sql: SqlRunner, quiz: LearnersQuiz): Promise<number | null> {
    const row = await PREVIOUS_SCORE.first(sql, keyOf(quiz));
    return row?.score ?? null;
  },
  async standing(sql: SqlRunner, quiz: LearnersQuiz): Promise<QuizStanding> {
    return STANDING.only(sql, keyOf(quiz));
  },
};
