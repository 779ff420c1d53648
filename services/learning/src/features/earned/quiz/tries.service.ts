import type { Earned, FinishedQuiz, QuizAnswer, QuizVerdict } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { enterLearner } from '../../../learners/enter-learner.ts';
import { LastPlayedService } from '../../../learners/last-played.service.ts';
import { AchievementsService, NOTHING_EARNED } from '../../../achievements/achievements.service.ts';
import { type Asked, askedOf } from './asked-question.rules.ts';
import { checkAnswer, verdictOn } from './check-answer.rules.ts';
import { keptAnswer } from './choice-places.rules.ts';
import { ProgramAnswersService } from './program-answers.service.ts';
import type { OpenQuiz } from './quiz-access.service.ts';
import { ShowTryService } from './show-try.service.ts';
import { TriesRepository } from './tries.repository.ts';
import type { StoredTry } from './tries.queries.ts';

/** Takes answers to the questions of tries, and ends these. */
@Injectable()
export class TriesService {
  constructor(
    private readonly db: DataSource,
    private readonly tries: TriesRepository,
    private readonly show: ShowTryService,
    private readonly programs: ProgramAnswersService,
    private readonly achievements: AchievementsService,
    private readonly lastPlayed: LastPlayedService,
  ) {}

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
    const before = await this.tries.latest(open);
    if (before?.try_id !== tryId) throw otherTry();
    const asked = askedOf(open.quiz, before.questions, number, tryId, language);
    if (!asked) throw new DomainError('quiz/unknown-question', 'There is no such question.');
    const kept = keptAnswer(asked, answer);
    if (!kept) throw otherTry();
    const isSolved = await this.programs.isSolved(open.learner, asked, answer);
    return this.db.transaction(async manager => {
      await enterLearner(manager, open.learner);
      const held = await this.tries.hold(open, tryId);
      if (!held) throw otherTry();
      return this.keep(open, held, asked, kept, isSolved);
    });
  }

  private async keep(
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
      if (await this.tries.answer(open, held.try_id, kept)) {
        await this.tell(open);
        if (checked.isRight) await this.achievements.questionAnswered(open, asked, held.try_id);
        return verdictOn(asked, checked);
      }
    }
    const first = (await this.tries.answers(open, held.try_id)).find(each => each.number === number);
    if (!first) throw new DomainError('quiz/finished', 'The try is finished.');
    const { feedback } = checkAnswer(asked, first.answer, first.is_right);
    return verdictOn(asked, { isRight: first.is_right, feedback });
  }

  /** Records and reports that the learner is at work. */
  private async tell({ learner, course, chapterOf }: OpenQuiz): Promise<void> {
    const [level] = chapterOf.levels;
    if (level !== undefined) await this.lastPlayed.keepQuizTaken({ learner, course, level });
  }

  /** @throws DomainError quiz/other-try */
  async finish(open: OpenQuiz, tryId: string, language: string | undefined): Promise<FinishedQuiz> {
    return this.db.transaction(async manager => {
      await enterLearner(manager, open.learner);
      const held = await this.tries.hold(open, tryId);
      if (!held) throw otherTry();
      const answers = await this.tries.answers(open, tryId);
      if (held.finished_at !== null)
        return { result: this.show.result(open, held, answers, language), earned: NOTHING_EARNED };
      const score = await this.tries.finish(open, tryId);
      const result = this.show.result(open, { ...held, score }, answers, language);
      return { result, earned: result.passed ? await this.passed(open) : NOTHING_EARNED };
    });
  }

  private async passed(open: OpenQuiz): Promise<Earned> {
    const previous = await this.tries.previousScore(open);
    await this.tries.pass(open);
    return this.achievements.quizPassed(open, previous);
  }
}

const otherTry = (): DomainError => new DomainError('quiz/other-try', 'Another try was begun meanwhile.');

/** A program is kept, what it did is not: its verdict is. */
const withoutRun = (answer: QuizAnswer): QuizAnswer =>
  answer.kind === 'world' ? { ...answer, commands: [], variables: {}, variants: [] } : answer;
