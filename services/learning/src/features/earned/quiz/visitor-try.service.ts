import { DomainError, holdAlone, type Identity, learnerGone } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AchievementsService } from '../../../achievements/achievements.service.ts';
import { QuizPassEntity } from '../../../database/entities/quiz-pass.entity.ts';
import { QuizTryEntity } from '../../../database/entities/quiz-try.entity.ts';
import { tombstones } from '../../../learners/tombstones.ts';
import type { OpenQuiz } from './quiz-access.service.ts';
import { TriesRepository } from './tries.repository.ts';
import { MOVE_VISITOR_TRIES } from './visitor-try.queries.ts';
import { isAskedAboutVisitor } from './visitor-try.rules.ts';

const ofVisitor = ({ visitor }: Identity, course: string, chapter: number) =>
  ({ learnerKind: 'visitor', learnerId: visitor, course, chapter }) as const;

/** Tries at a quiz that were begun in this browser before somebody logged in: moved or dropped, as its learner says. */
@Injectable()
export class VisitorTryService {
  constructor(
    private readonly db: DataSource,
    private readonly achievements: AchievementsService,
    private readonly tries: TriesRepository,
    @InjectRepository(QuizTryEntity) private readonly tryRows: Repository<QuizTryEntity>,
    @InjectRepository(QuizPassEntity) private readonly passRows: Repository<QuizPassEntity>,
  ) {}

  /** @throws DomainError auth/forbidden */
  demandAsked(identity: Identity): void {
    if (!isAskedAboutVisitor(identity))
      throw new DomainError('auth/forbidden', 'Nobody asked you whose try this is.');
  }

  /** When the try was begun about which the caller is to be asked; null if there is none. */
  async askedAbout(identity: Identity, { course, chapter }: OpenQuiz): Promise<Date | null> {
    if (!isAskedAboutVisitor(identity)) return null;
    const first = await this.tryRows.findOne({
      where: ofVisitor(identity, course, chapter),
      order: { beganAt: 'ASC' },
    });
    return first?.beganAt ?? null;
  }

  /**
   * Either answer ends the question: what is somebody's own becomes part of their record, anything else is dropped.
   * Call `demandAsked` first.
   */
  async settle(identity: Identity, open: OpenQuiz, isOwn: boolean): Promise<void> {
    const { learner, course, chapter } = open;
    const visitors = ofVisitor(identity, course, chapter);
    await this.db.transaction(async manager => {
      await holdAlone(manager, 'learning', { kind: 'visitor', id: identity.visitor }, learner);
      if (await tombstones.has(manager, learner)) throw learnerGone();
      if (isOwn) {
        for (const statement of MOVE_VISITOR_TRIES)
          await statement.run(manager, [learner.kind, learner.id, identity.visitor, course, chapter]);
        if ((await this.passRows.existsBy(visitors)) && (await this.tries.pass(open)))
          await this.achievements.quizPassed(open, null);
      }
      // Their answers go with them.
      await this.tryRows.delete(visitors);
      await this.passRows.delete(visitors);
    });
  }
}
