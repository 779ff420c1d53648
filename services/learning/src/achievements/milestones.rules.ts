import type { CompiledCourse } from '@burrow/content';
import { executionTypeOf } from '@burrow/contracts';

/** What a learner has verified and passed in a course. */
export interface CourseStanding {
  readonly verified: ReadonlySet<string>;
  readonly passedQuizzes: ReadonlySet<number>;
  /** Whether the learner's class takes quizzes; true without a class. */
  readonly takesQuizzes: boolean;
}

/** What can be certified. */
export type Milestone =
  | { readonly kind: 'chapter'; readonly chapter: number; readonly quizPassed: boolean }
  | { readonly kind: 'course' }
  | { readonly kind: 'final-level' };

/**
 * Returns what a learner has reached in a course: every chapter of which all levels are verified and the quiz is passed,
 * the course if all chapters are, and its last level. Challenges have no end.
 */
export function milestonesOf(
  course: CompiledCourse,
  { verified, passedQuizzes, takesQuizzes }: CourseStanding,
): Milestone[] {
  if (executionTypeOf(course.slug) === 'challenge') return [];
  const reached: Milestone[] = course.chapters.flatMap(({ id, levels, quiz_exists }): Milestone[] => {
    const quizPassed = passedQuizzes.has(id);
    const isQuizDone = quizPassed || !quiz_exists || !takesQuizzes;
    const isComplete = levels.length > 0 && levels.every(level => verified.has(level)) && isQuizDone;
    return isComplete ? [{ kind: 'chapter', chapter: id, quizPassed }] : [];
  });
  const isWhole = reached.length > 0 && reached.length === course.chapters.length;
  const last = course.chapters.at(-1)?.levels.at(-1);
  return [
    ...reached,
    ...(isWhole ? [{ kind: 'course' } as const] : []),
    ...(last !== undefined && verified.has(last) ? [{ kind: 'final-level' } as const] : []),
  ];
}
