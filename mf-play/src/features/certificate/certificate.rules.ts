import type { CoursePart } from '@burrow/contracts';

/** The level after which a learner first sees what a certificate is. */
export const CERTIFICATE_LEVEL = 'intro-level4';

export interface CertificateProgress {
  readonly levels: { readonly done: number; readonly count: number };
  readonly quizzes: { readonly done: number; readonly count: number };
  /** Everything that a certificate requires is done. */
  readonly isEarned: boolean;
}

/** Returns a learner's progress towards the certificate of a course: all its levels, and all its quizzes. */
export function certificateProgress(course: CoursePart): CertificateProgress {
  const levels = { done: course.completed_count, count: course.level_count };
  const quizzes = { done: course.quiz_complete_count, count: course.quiz_count };
  const isDone = levels.done === levels.count && quizzes.done === quizzes.count;
  return { levels, quizzes, isEarned: levels.count > 0 && isDone };
}
