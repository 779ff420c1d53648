import type { CompiledCourse, CompiledQuiz } from '@burrow/content';
import { takesQuiz } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { LevelGateService } from '../../../access/level-gate.service.ts';
import { Catalogue } from '../../../content/catalogue.ts';
import { Quizzes } from '../../../content/quizzes.ts';
import { LearnerContextRepository } from '../../../learners/learner-context.repository.ts';
import type { LearnersQuiz } from './tries.repository.ts';

/** A quiz that its learner may take. */
export interface OpenQuiz extends LearnersQuiz {
  readonly quiz: CompiledQuiz;
  readonly chapterOf: CompiledCourse['chapters'][number];
  /** Others at the next tables are asked the same. */
  readonly isInClass: boolean;
}

/** Finds quizzes for those who may take them. */
@Injectable()
export class QuizAccessService {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly quizzes: Quizzes,
    private readonly contexts: LearnerContextRepository,
    private readonly gate: LevelGateService,
  ) {}

  /**
   * A quiz is open to whom the last level of its chapter is: it asks about all of them. The class may have its quizzes switched off.
   * @throws DomainError if there is no such quiz, or the caller may not take it
   */
  async of(identity: Identity, course: string, chapter: number): Promise<OpenQuiz> {
    const chapterOf = this.catalogue.course(course).chapters.find(({ id }) => id === chapter);
    const last = chapterOf?.levels.at(-1);
    if (!chapterOf?.quiz_exists || last === undefined)
      throw new DomainError('quiz/unknown', 'This chapter has no quiz.');
    const quiz = this.quizzes.of(course, chapter);
    const context = await this.contexts.of(identity, course, last);
    this.gate.demandView(this.catalogue.level(course, last), context);
    if (!takesQuiz(context.classSettings, true))
      throw new DomainError('quiz/class-off', 'The class takes no quizzes.');
    const { learner, classSettings } = context;
    const isInClass = classSettings !== null;
    return { learner, course, chapter, quiz, chapterOf, isInClass };
  }
}
