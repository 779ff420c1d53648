import type { Learner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { QuizAnswerEntity } from '../../../database/entities/quiz-answer.entity.ts';
import { QuizTryEntity, type TryQuestion } from '../../../database/entities/quiz-try.entity.ts';
import {
  ADD_ANSWER,
  ADD_PASS,
  ADD_TRY,
  FINISH_TRY,
  HOLD_TRY,
  LATEST_TRY,
  PREVIOUS_SCORE,
  type QuizStanding,
  STANDING,
  type StoredAnswer,
  type StoredTry,
  TRIM_TRIES,
} from './tries.queries.ts';

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

/** Tries at quizzes, in the transaction in which it is called. */
@Injectable()
export class TriesRepository {
  constructor(
    @InjectRepository(QuizTryEntity) private readonly tryRows: Repository<QuizTryEntity>,
    @InjectRepository(QuizAnswerEntity) private readonly answerRows: Repository<QuizAnswerEntity>,
  ) {}

  /** The open try if there is one, otherwise the one that was finished last. */
  latest(quiz: LearnersQuiz): Promise<StoredTry | undefined> {
    return LATEST_TRY.first(this.tryRows.manager, keyOf(quiz));
  }

  /** Nobody else answers or ends the try until the transaction ends. */
  hold(quiz: LearnersQuiz, tryId: string): Promise<StoredTry | undefined> {
    return HOLD_TRY.first(this.tryRows.manager, [...keyOf(quiz), tryId]);
  }

  /** Does nothing if there is an open one. */
  async add(quiz: LearnersQuiz, tryId: string, questions: readonly TryQuestion[]): Promise<void> {
    await ADD_TRY.run(this.tryRows.manager, [...keyOf(quiz), tryId, JSON.stringify(questions)]);
  }

  /** Removes an open try, whose questions no longer exist. */
  async drop({ learner, course, chapter }: LearnersQuiz, tryId: string): Promise<void> {
    const key = { learnerKind: learner.kind, learnerId: learner.id, course, chapter, tryId };
    await this.tryRows.delete({ ...key, finishedAt: IsNull() });
  }

  async answers({ learner }: LearnersQuiz, tryId: string): Promise<StoredAnswer[]> {
    const rows = await this.answerRows.find({
      where: { learnerKind: learner.kind, learnerId: learner.id, tryId },
      order: { number: 'ASC' },
    });
    return rows.map(({ number, answer, isRight }) => ({ number, answer, is_right: isRight }));
  }

  /** Whether it is the first answer to the question. */
  answer(
    { learner }: LearnersQuiz,
    tryId: string,
    { number, answer, is_right }: StoredAnswer,
  ): Promise<boolean> {
    const given = [number, JSON.stringify(answer), is_right];
    return ADD_ANSWER.exists(this.tryRows.manager, [learner.kind, learner.id, tryId, ...given]);
  }

  /** Ends a try and returns its score. */
  async finish(quiz: LearnersQuiz, tryId: string): Promise<number> {
    const { manager } = this.tryRows;
    const row = await FINISH_TRY.first(manager, [quiz.learner.kind, quiz.learner.id, tryId]);
    await TRIM_TRIES.run(manager, keyOf(quiz));
    return Number(row?.score ?? 0);
  }

  /** Whether it was not passed before. */
  pass(quiz: LearnersQuiz): Promise<boolean> {
    return ADD_PASS.exists(this.tryRows.manager, keyOf(quiz));
  }

  /** Of the finished try before the last one. */
  async previousScore(quiz: LearnersQuiz): Promise<number | null> {
    const row = await PREVIOUS_SCORE.first(this.tryRows.manager, keyOf(quiz));
    return row?.score ?? null;
  }

  standing(quiz: LearnersQuiz): Promise<QuizStanding> {
    return STANDING.only(this.tryRows.manager, keyOf(quiz));
  }
}
