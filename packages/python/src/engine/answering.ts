import type { Answer, Ask } from '../ask.types.ts';
import { MAX_ANSWER } from '../limits.ts';
import type { RunListeners } from '../run.types.ts';

/** The answers of one run. */
export interface Answering {
  readonly answers: readonly Answer[];
  /** Asks the observer; `use` gets the answer, unless the run is over by then. */
  ask(ask: Ask, use: (answer: Answer) => void): void;
}

interface AnsweringParts {
  readonly on: RunListeners;
  readonly isOver: () => boolean;
  /** Nobody can answer. */
  readonly failed: () => void;
}

const fitting = (answer: Answer): Answer =>
  typeof answer === 'string' ? answer.slice(0, MAX_ANSWER) : answer;

export function createAnswering({ on, isOver, failed }: AnsweringParts): Answering {
  const answers: Answer[] = [];
  return {
    answers,
    ask(ask, use) {
      const answering = on.ask?.(ask) ?? Promise.resolve(null);
      answering.then(answer => {
        if (isOver()) return;
        answers.push(fitting(answer));
        use(fitting(answer));
      }, failed);
    },
  };
}
