import type { CompiledQuiz, CompiledQuizzes } from '@burrow/content';
import { DomainError } from '@burrow/service-kit';

/** The quizzes of all chapters, with their right answers. */
export class Quizzes {
  constructor(private readonly quizzes: CompiledQuizzes) {}

  /** Returns the quiz of a chapter; undefined if it has none. */
  find(course: string, chapter: number): CompiledQuiz | undefined {
    const key = `${course}/${chapter}`;
    return Object.hasOwn(this.quizzes, key) ? this.quizzes[key] : undefined;
  }

  /** @throws DomainError quiz/unknown */
  of(course: string, chapter: number): CompiledQuiz {
    const quiz = this.find(course, chapter);
    if (!quiz) throw new DomainError('quiz/unknown', 'This chapter has no quiz.');
    return quiz;
  }

  all(): readonly CompiledQuiz[] {
    return Object.values(this.quizzes);
  }
}
