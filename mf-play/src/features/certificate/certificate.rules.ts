import type { CourseData } from '@burrow/contracts';

/** The level after which a learner first sees what a certificate is. */
export const CERTIFICATE_LEVEL = 'intro-level4';

export interface CertificateProgress {
  readonly levels: { readonly done: number; readonly count: number };
  readonly quizzes: { readonly done: number; readonly count: number };
  /** Everything that a certificate requires is done. */
  readonly isEarned: boolean;
}

/** Returns a learner's progress towards the certificate of a course: all its levels, and all its quizzes. */
export function certificateProgress({ chapters }: CourseData): CertificateProgress {
  const levels = chapters.flatMap(chapter => chapter.level_data);
  const quizzes = chapters.filter(chapter => chapter.quiz_exists);
  const done = levels.filter(level => level.completed).length;
  const passed = quizzes.filter(chapter => chapter.quiz_complete).length;
  return {
    levels: { done, count: levels.length },
    quizzes: { done: passed, count: quizzes.length },
    isEarned: levels.length > 0 && done === levels.length && passed === quizzes.length,
  };
}
