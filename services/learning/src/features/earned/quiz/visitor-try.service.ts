import { DomainError, holdAlone, type Identity, learnerGone } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AchievementsService } from '../../../achievements/achievements.service.ts';
import { tombstones } from '../../../learners/tombstones.ts';
import type { OpenQuiz } from './quiz-access.service.ts';
import { tries } from './tries.repository.ts';
import { DROP_VISITOR_TRIES, MOVE_VISITOR_TRIES, VISITOR_PASS, VISITOR_TRY } from './visitor-try.queries.ts';
import { isAskedAboutVisitor } from './visitor-try.rules.ts';

/** Tries at a quiz that were begun in this browser before somebody logged in: moved or dropped, as its learner says. */
@Injectable()
export class VisitorTryService {
  constructor(
    private readonly db: DataSource,
    private readonly achievements: AchievementsService,
  ) {}

  /** @throws DomainError auth/forbidden */
  demandAsked(identity: Identity): void {
    if (!isAskedAboutVisitor(identity))
      throw new DomainError('auth/forbidden', 'Nobody asked you whose try this is.');
  }

  /** When the try was begun about which the caller is to be asked; null if there is none. */
  async askedAbout(identity: Identity, { course, chapter }: OpenQuiz): Promise<Date | null> {
    if (!isAskedAboutVisitor(identity)) return null;
    const row = await VISITOR_TRY.first(this.db, [identity.visitor, course, chapter]);
    return row?.began_at ?? null;
  }

  /**
   * Either answer ends the question: what is somebody's own becomes part of their record, anything else is dropped.
   * Call `demandAsked` first.
   */
  async settle(identity: Identity, open: OpenQuiz, isOwn: boolean): Promise<void> {
    const { learner, course, chapter } = open;
    const ofVisitor = [identity.visitor, course, chapter];
    await this.db.transaction(async manager => {
      await holdAlone(manager, 'learning', { kind: 'visitor', id: identity.visitor }, learner);
      if (await tombstones.has(manager, learner)) throw learnerGone();
      if (isOwn) {
        for (const statement of MOVE_VISITOR_TRIES)
          await statement.run(manager, [learner.kind, learner.id, ...ofVisitor]);
        const isPassed = (await VISITOR_PASS.first(manager, ofVisitor)) !== undefined;
        if (isPassed && (await tries.pass(manager, open)))
          await this.achievements.quizPassed(manager, open, null);
      }
      for (const statement of DROP_VISITOR_TRIES) await statement.run(manager, ofVisitor);
    });
  }
}
