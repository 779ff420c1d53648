import {
  runError,
  viewError,
  closedChapters,
  takesQuiz,
  type Standing,
  standingIn,
  executionTypeOf,
} from '@burrow/contracts';
import type { CompiledChapter, CompiledCourse, CompiledLevel } from '@burrow/content';
import { Injectable } from '@nestjs/common';
import { Catalogue } from '../content/catalogue.ts';
import type { LearnerContext } from '../learners/learner-context.repository.ts';
import { demandAccess } from './demand-access.ts';

type Closing = Pick<LearnerContext, 'classSettings' | 'completed' | 'passedQuizzes'>;

/** Decides which levels a learner may see and run. */
@Injectable()
export class LevelGateService {
  constructor(private readonly catalogue: Catalogue) {}

  standingIn(course: string, { rights }: Pick<LearnerContext, 'rights'>): Standing {
    return standingIn(rights, bought => this.catalogue.opens(bought, course));
  }

  /** Returns the chapters that the class keeps closed. Challenges have no order, so that no class restricts them. */
  closedChapters(
    course: CompiledCourse,
    { classSettings, completed, passedQuizzes }: Closing,
  ): ReadonlySet<number> {
    if (executionTypeOf(course.slug) === 'challenge') return new Set();
    const done = new Set(completed);
    const passed = new Set(passedQuizzes);
    const isComplete = ({ id, levels, quiz_exists }: CompiledChapter): boolean =>
      levels.every(level => done.has(level)) && (!takesQuiz(classSettings, quiz_exists) || passed.has(id));
    const chapters = course.chapters.map(chapter => ({ id: chapter.id, complete: isComplete(chapter) }));
    return closedChapters(course.slug, classSettings, chapters);
  }

  /** Whether the learner may see the level. */
  mayView(level: CompiledLevel, context: LearnerContext): boolean {
    const standing = this.standingIn(level.course_slug, context);
    return viewError(level.access, standing, this.isClosed(level, context)) === null;
  }

  /** @throws DomainError when the learner may not see the level */
  demandView(level: CompiledLevel, context: LearnerContext): void {
    const standing = this.standingIn(level.course_slug, context);
    demandAccess(viewError(level.access, standing, this.isClosed(level, context)));
  }

  /** @throws DomainError when the learner may not run the level's code */
  demandRun(level: CompiledLevel, context: LearnerContext): void {
    const standing = this.standingIn(level.course_slug, context);
    demandAccess(runError(level.access, standing, this.isClosed(level, context)));
  }

  private isClosed(level: CompiledLevel, context: LearnerContext): boolean {
    if (context.classSettings === null) return false;
    return this.closedChapters(this.catalogue.course(level.course_slug), context).has(level.chapter_id);
  }
}
