import type { CompiledQuiz } from '@burrow/content';
import { numberFrom, shuffled } from './shuffle.rules.ts';

/** A question of a try: which, and with which of its sets of data. */
export interface TryQuestion {
  readonly id: string;
  readonly set: number;
}

/**
 * Returns the questions of a try. The first one is in the order of the chapter's topics; each further one has another
 * order, and other data as long as there are some. In a class each question begins with a set that depends on the learner,
 * so that a look at the next table gives nothing away.
 * @param earlier how many tries there were before
 * @param spread who asks, among others who are asked the same
 */
export function newTry(
  { questions }: CompiledQuiz,
  earlier: number,
  tryId: string,
  spread: string | null = null,
): TryQuestion[] {
  const order = earlier === 0 ? questions : shuffled(questions, tryId);
  return order.map(({ id, sets }) => ({
    id,
    set: (earlier + firstSet(questions, id, sets.length, spread)) % sets.length,
  }));
}

const firstSet = (
  questions: CompiledQuiz['questions'],
  id: string,
  sets: number,
  spread: string | null,
): number =>
  spread === null ? questions.findIndex(one => one.id === id) : numberFrom(`${spread} ${id}`, sets);

/** Whether all questions of a try still exist: a try of an older version of the quiz is not gone on with. */
export const stillExists = ({ questions }: CompiledQuiz, asked: readonly TryQuestion[]): boolean =>
  asked.length === questions.length &&
  asked.every(({ id, set }) => (questions.find(one => one.id === id)?.sets.length ?? 0) > set);
