import type { QuizTry } from '@burrow/contracts';

type Questions = Pick<QuizTry, 'questions'>;

/** How a question of a try stands. */
export type QuestionState = 'right' | 'wrong' | 'open';

/** Returns how each question stands, in the order of the try. */
export const statesOf = ({ questions }: Questions): readonly QuestionState[] =>
  questions.map(({ given }) => {
    if (!given) return 'open';
    return given.verdict.right ? 'right' : 'wrong';
  });

/** Returns the number of the first question that is open, from 1; null if none is. */
export function firstOpen(quizTry: Questions): number | null {
  const index = quizTry.questions.findIndex(({ given }) => given === null);
  return index < 0 ? null : index + 1;
}

/** Returns how many questions are open. */
export const openCount = ({ questions }: Questions): number =>
  questions.filter(({ given }) => given === null).length;

/**
 * Returns what a page shows that names a try: that try, the one that is open meanwhile, or, if that is another
 * finished one, the quiz.
 */
export function tryFor(named: string, latest: Pick<QuizTry, 'try_id' | 'result'>): 'it' | 'present' | 'quiz' {
  if (latest.try_id === named) return 'it';
  return latest.result === null ? 'present' : 'quiz';
}

/**
 * Returns the question at which a try is gone on with: the one that was asked for; for the first one, which is where
 * every link begins, the first that is open.
 */
export const goOnAt = (number: number, quizTry: Questions): number =>
  number === 1 ? (firstOpen(quizTry) ?? 1) : number;
