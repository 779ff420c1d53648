import type { QuizTry } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { enterLearner } from '../../../learners/enter-learner.ts';
import { newTry, stillExists } from './new-try.rules.ts';
import type { OpenQuiz } from './quiz-access.service.ts';
import { SeatsService } from './seats.service.ts';
import { ShowTryService } from './show-try.service.ts';
import { TriesRepository } from './tries.repository.ts';

/** Begins tries at quizzes. */
@Injectable()
export class BeginTryService {
  constructor(
    private readonly db: DataSource,
    private readonly tries: TriesRepository,
    private readonly show: ShowTryService,
    private readonly seats: SeatsService,
  ) {}

  /** Goes on with the open try, or begins one. */
  async begin(open: OpenQuiz, language: string | undefined): Promise<QuizTry> {
    const before = await this.tries.latest(open);
    const goesOn = before?.finished_at === null && stillExists(open.quiz, before.questions);
    const neighbours = goesOn ? [] : await this.seats.neighbours(open);
    return this.db.transaction(async manager => {
      const seat = await this.seats.seat(open, neighbours);
      await enterLearner(manager, open.learner);
      const latest = await this.tries.latest(open);
      if (latest && latest.finished_at === null && !stillExists(open.quiz, latest.questions))
        await this.tries.drop(open, latest.try_id);
      const { tries: earlier } = await this.tries.standing(open);
      const tryId = randomUUID();
      await this.tries.add(open, tryId, newTry(open.quiz, earlier, tryId, seat));
      const stored = await this.tries.latest(open);
      if (!stored) throw new Error('the try was not stored');
      return this.show.shown(open, stored, await this.tries.answers(open, stored.try_id), language);
    });
  }
}
