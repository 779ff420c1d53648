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
   * A quiz is open to whom the first level of its chapter is, unless the class has its quizzes switched off.
   * @throws DomainError if there is no such quiz, or the caller may not take it
   */
  async of(identity: Identity, course: string, chapter: number): Promise<OpenQuiz> {
    const chapterOf = this.catalogue.course(course).chapters.find(({ id }) => id === chapter);
    const [first] = chapterOf?.levels ?? [];
    if (!chapterOf?.quiz_exists || first === undefined)
      throw new DomainError('quiz/unknown', 'This chapter has no quiz.');
    const quiz = this.quizzes.of(course, chapter);
    const context = await this.contexts.of(identity, course, first);
    this.gate.demandView(this.catalogue.level(course, first), context);
    if (!takesQuiz(context.classSettings, true))
      throw new DomainError('quiz/class-off', 'The class takes no quizzes.');
    return { learner: context.learner, course, chapter, quiz, chapterOf };
  }
}
