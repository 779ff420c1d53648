import type { ClassQuestion } from '@burrow/contracts';

/** How a question went for a class. */
export interface QuestionWent extends ClassQuestion {
  /** How many have answered it. */
  readonly answered: number;
  /** How many were wrong at first, also if they were right later. */
  readonly wrongAtFirst: number;
  /** At least half of those who answered were wrong at first, and more than one. */
  readonly isHard: boolean;
}

const LEAST_STUDENTS = 2;

function went(question: ClassQuestion): QuestionWent {
  const wrongAtFirst = question.wrong + question.right_later;
  const answered = wrongAtFirst + question.right;
  const isHard = wrongAtFirst >= LEAST_STUDENTS && wrongAtFirst * 2 >= answered;
  return { ...question, answered, wrongAtFirst, isHard };
}

/** Returns the questions that somebody has answered, those that most of the class fail first. */
export const hardestFirst = (questions: readonly ClassQuestion[]): QuestionWent[] =>
  questions
    .map(went)
    .filter(({ answered }) => answered > 0)
    .toSorted(
      (one, other) =>
        other.wrongAtFirst / other.answered - one.wrongAtFirst / one.answered ||
        other.wrong - one.wrong ||
        one.number - other.number,
    );
