import type { QuizAnswer, QuizKind, QuizQuestion, QuizVerdict } from '@burrow/contracts';
import type { Draft } from '../draft.rules.ts';

/** What the part for a kind of question is given. */
export interface KindProps<Kind extends QuizKind> {
  readonly question: Extract<QuizQuestion, { readonly kind: Kind }>;
  /** The answer so far, if it is of this kind. */
  readonly answer: Extract<QuizAnswer, { readonly kind: Kind }> | null;
  /** What is said about it; null before it was checked. */
  readonly verdict: QuizVerdict | null;
  /** It can no longer be changed. */
  readonly isSettled: boolean;
  readonly onAnswer: (answer: QuizAnswer) => void;
}

/** What the parts of all kinds are chosen by. */
export interface AnswerAreaProps {
  readonly question: QuizQuestion;
  readonly draft: Draft;
  readonly verdict: QuizVerdict | null;
  readonly isSettled: boolean;
  readonly onDraft: (draft: Draft) => void;
  /** Enter was pressed where one line is typed. */
  readonly onEnter: () => void;
}
