import type { QuizAnswer } from '@burrow/contracts';

/** What was chosen or typed and not checked yet. */
export interface Draft {
  readonly answer: QuizAnswer | null;
  /** The program of a question that has one to be written. */
  readonly code?: string;
}

export const NO_DRAFT: Draft = { answer: null };

/** Whether an answer says something, so that it can be checked. */
export function saysSomething(answer: QuizAnswer | null): answer is QuizAnswer {
  switch (answer?.kind) {
    case undefined:
      return false;
    case 'several':
      return answer.choices.length > 0;
    case 'order':
      return answer.placed.length > 0;
    case 'gap':
      return answer.text.trim() !== '';
    default:
      return true;
  }
}
