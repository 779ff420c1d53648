import type { LevelData } from '@burrow/contracts';

/** Whose review of which level it is: people who share a browser do not share it. */
export interface ReviewPlace {
  /** Id of the student or user; null for a visitor. */
  readonly learner: string | null;
  readonly course: string;
  readonly level: string;
}

/** The name under which the browser keeps that a review is over. */
export const reviewKey = ({ learner, course, level }: ReviewPlace): string =>
  `burrow.review.${learner ? `${learner}.` : ''}${course}.${level}`;

/** Whether a level offers its review: until the level is complete, or the review was done or skipped. */
export const isReviewOffered = (
  { review, completed }: Pick<LevelData, 'review' | 'completed'>,
  isOver: boolean,
): boolean => review !== undefined && !completed && !isOver;

/** Where the learner is in a review; `shown`: the right answer is there. */
export interface ReviewState {
  /** From 0; -1 before the first question. */
  readonly at: number;
  readonly answer: string | null;
  readonly isShown: boolean;
}

export const OFFERED: ReviewState = { at: -1, answer: null, isShown: false };

/** Returns the review with a choice; what was answered stays. */
export const chooseAnswer = (state: ReviewState, answer: string): ReviewState =>
  state.isShown ? state : { ...state, answer };

/** Returns what the button does: it begins, shows the right answer once one was chosen, or leads on; null at the end. */
export function goOn(state: ReviewState, questions: number): ReviewState | null {
  const { at, answer, isShown } = state;
  if (at >= 0 && !isShown) return answer === null ? state : { ...state, isShown: true };
  return at + 1 < questions ? { ...OFFERED, at: at + 1 } : null;
}
