import type { Earned, FinishedQuiz, QuizAnswer, QuizTry, QuizVerdict } from '@burrow/contracts';
import { DomainError, Outbox } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { enterLearner } from '../../../learners/enter-learner.ts';
import { keepQuizTaken } from '../../../learners/last-played.queries.ts';
import { AchievementsService, NOTHING_EARNED } from '../../../achievements/achievements.service.ts';
import { type Asked, askedOf } from './asked-question.rules.ts';
import { checkAnswer, verdictOn } from './check-answer.rules.ts';
import { keptAnswer } from './choice-places.rules.ts';
import { newTry, stillExists } from './new-try.rules.ts';
import { ProgramAnswersService } from './program-answers.service.ts';
import type { OpenQuiz } from './quiz-access.service.ts';
import { SeatsService } from './seats.service.ts';
import { ShowTryService } from './show-try.service.ts';
import { tries } from './tries.repository.ts';
import type { StoredTry } from './tries.queries.ts';

/** Begins tries at quizzes, takes answers to their questions, and ends them. */
@Injectable()
export class TriesService {
  constructor(
    private readonly db: DataSource,
    private readonly show: ShowTryService,
    private readonly programs: ProgramAnswersService,
    private readonly achievements: AchievementsService,
    private readonly outbox: Outbox,
    private readonly seats: SeatsService,
  ) {}

  /** Goes on with the open try, or begins one. */
  async begin(open: OpenQuiz, language: string | undefined): Promise<QuizTry> {
    const before = await tries.latest(this.db, open);
    const goesOn = before?.finished_at === null && stillExists(open.quiz, before.questions);
    const neighbours = goesOn ? [] : await this.seats.neighbours(open);
    return this.db.transaction(async manager => {
      const seat = await this.seats.seat(manager, open, neighbours);
      await enterLearner(manager, open.learner);
      const latest = await tries.latest(manager, open);
      if (latest && latest.finished_at === null && !stillExists(open.quiz, latest.questions))
        await tries.drop(manager, open, latest.try_id);
      const { tries: earlier } = await tries.standing(manager, open);
      const tryId = randomUUID();
      await tries.add(manager, open, tryId, newTry(open.quiz, earlier, tryId, seat));
      const stored = await tries.latest(manager, open);
      if (!stored) throw new Error('the try was not stored');
      return this.show.shown(open, stored, await tries.answers(manager, open, stored.try_id), language);
    });
  }

  /**
   * The first answer to a question counts; a later one changes nothing and gets the first one's verdict.
   * @throws DomainError quiz/other-try, quiz/unknown-question, quiz/finished
   */
  async answer(
    open: OpenQuiz,
    number: number,
    tryId: string,
    answer: QuizAnswer,
    language: string | undefined,
  ): Promise<QuizVerdict> {
    const before = await tries.latest(this.db, open);
    if (before?.try_id !== tryId) throw otherTry();
    const asked = askedOf(open.quiz, before.questions, number, tryId, language);
    if (!asked) throw new DomainError('quiz/unknown-question', 'There is no such question.');
    const kept = keptAnswer(asked, answer);
    if (!kept) throw otherTry();
    const isSolved = await this.programs.isSolved(open.learner, asked, answer);
    return this.db.transaction(async manager => {
      await enterLearner(manager, open.learner);
      const held = await tries.hold(manager, open, tryId);
      if (!held) throw otherTry();
      return this.keep(manager, open, held, asked, kept, isSolved);
    });
  }

  private async keep(
    manager: EntityManager,
    open: OpenQuiz,
    held: StoredTry,
    asked: Asked,
    answer: QuizAnswer,
    isSolved: boolean,
  ): Promise<QuizVerdict> {
    const { number } = asked;
    const checked = checkAnswer(asked, answer, isSolved);
    if (held.finished_at === null) {
      const kept = { number, answer: withoutRun(answer), is_right: checked.isRight };
      if (await tries.answer(manager, open, held.try_id, kept)) {
        await this.tell(manager, open);
        if (checked.isRight) await this.achievements.questionAnswered(manager, open, asked, held.try_id);
        return verdictOn(asked, checked);
      }
    }
    const first = (await tries.answers(manager, open, held.try_id)).find(each => each.number === number);
    if (!first) throw new DomainError('quiz/finished', 'The try is finished.');
    const { feedback } = checkAnswer(asked, first.answer, first.is_right);
    return verdictOn(asked, { isRight: first.is_right, feedback });
  }

  /** Records and reports that the learner is at work. */
  private async tell(manager: EntityManager, { learner, course, chapterOf }: OpenQuiz): Promise<void> {
    const [level] = chapterOf.levels;
    if (level !== undefined) await keepQuizTaken(manager, this.outbox, { learner, course, level });
  }

  /** @throws DomainError quiz/other-try */
  async finish(open: OpenQuiz, tryId: string, language: string | undefined): Promise<FinishedQuiz> {
    return this.db.transaction(async manager => {
      await enterLearner(manager, open.learner);
      const held = await tries.hold(manager, open, tryId);
      if (!held) throw otherTry();
      const answers = await tries.answers(manager, open, tryId);
      if (held.finished_at !== null)
        return { result: this.show.result(open, held, answers, language), earned: NOTHING_EARNED };
      const score = await tries.finish(manager, open, tryId);
      const result = this.show.result(open, { ...held, score }, answers, language);
      return { result, earned: result.passed ? await this.passed(manager, open) : NOTHING_EARNED };
    });
  }

  private async passed(manager: EntityManager, open: OpenQuiz): Promise<Earned> {
    const previous = await tries.previousScore(manager, open);
    await tries.pass(manager, open);
    return this.achievements.quizPassed(manager, open, previous);
  }
}

const otherTry = (): DomainError => new DomainError('quiz/other-try', 'Another try was begun meanwhile.');

/** A program is kept, what it did is not: its verdict is. */
const withoutRun = (answer: QuizAnswer): QuizAnswer =>
  answer.kind === 'world' ? { ...answer, commands: [], variables: {}, variants: [] } : answer;
