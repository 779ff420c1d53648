import type { TryQuestion } from '../../../database/entities/quiz-try.entity.ts';
import type { CompiledQuiz } from '@burrow/content';
import { numberFrom, shuffled } from './shuffle.rules.ts';

/** Who is asked in a class, and what was asked around them. */
export interface Seat {
  /** Of the learner: who sits far away begins elsewhere too. */
  readonly seed: string;
  /** The learner's tries at this quiz so far. */
  readonly own: readonly (readonly TryQuestion[])[];
  /** The latest tries of those who stand next to them in the list of the class, and next but one. */
  readonly neighbours: readonly { readonly distance: number; readonly questions: readonly TryQuestion[] }[];
}

/**
 * Returns the questions of a try. The first one is in the order of the chapter's topics; each further one has another
 * order, and other data as long as there are some. In a class no question is put as it was last put to a neighbour, so that
 * a look at the next table gives nothing away.
 * @param earlier how many tries there were before
 * @param seat null for one who sits alone
 */
export function newTry(
  { questions }: CompiledQuiz,
  earlier: number,
  tryId: string,
  seat: Seat | null = null,
): TryQuestion[] {
  const order = earlier === 0 ? questions : shuffled(questions, tryId);
  return order.map(({ id, sets }) => ({
    id,
    set: seat
      ? setInClass(id, sets.length, seat)
      : (earlier + questions.findIndex(one => one.id === id)) % sets.length,
  }));
}

const times = (tries: readonly (readonly TryQuestion[])[], id: string, set: number): number =>
  tries.filter(questions => questions.some(one => one.id === id && one.set === set)).length;

/** What counts against a set: that a neighbour has it, then how often the learner had it, then the next neighbours. */
const AGAINST = { neighbour: 10_000, own: 100, nextButOne: 1 };

/** A question with three sets has always one that neither neighbour has, with four one that is new to the learner as well. */
function setInClass(id: string, sets: number, { seed, own, neighbours }: Seat): number {
  const triesAt = (distance: number) =>
    neighbours.filter(one => one.distance === distance).map(({ questions }) => questions);
  const [next, nextButOne] = [triesAt(1), triesAt(2)];
  const first = numberFrom(`${seed} ${id}`, sets);
  const weighed = Array.from({ length: sets }, (_, turn) => (first + turn) % sets).map(set => ({
    set,
    against:
      AGAINST.neighbour * times(next, id, set) +
      AGAINST.own * times(own, id, set) +
      AGAINST.nextButOne * times(nextButOne, id, set),
  }));
  const least = Math.min(...weighed.map(({ against }) => against));
  return weighed.find(({ against }) => against === least)?.set ?? 0;
}

/** Whether all questions of a try still exist: a try of an older version of the quiz is not gone on with. */
export const stillExists = ({ questions }: CompiledQuiz, asked: readonly TryQuestion[]): boolean =>
  asked.length === questions.length &&
  asked.every(({ id, set }) => (questions.find(one => one.id === id)?.sets.length ?? 0) > set);
