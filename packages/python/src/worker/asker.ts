import type { Answer, Ask } from '../ask.types.ts';

/** How an ask ended: answered, nobody there to answer, or the run ends here. */
export type Asked = { readonly answer: Answer } | 'nobody' | 'ended';

/** How a run gets its answers. */
export interface AskerParts {
  /** Whether somebody is there to answer. */
  readonly interactive: boolean;
  /** Answers of an earlier try of the same run, in order. */
  readonly recorded: readonly Answer[];
  /** Sleeps until the answer arrives; null if it never does. Undefined without shared memory. */
  readonly wait: ((ask: Ask) => { readonly answer: Answer } | null) | undefined;
}

export interface Asker {
  /** The ask at which the run ended, to be run again with the answer. */
  readonly pending: Ask | null;
  /** How long the run has waited for answers, in milliseconds. */
  readonly waited: number;
  ask(ask: Ask): Asked;
}

/**
 * Answers are taken from an earlier try first. After that the run sleeps until they arrive or, if it cannot sleep, ends
 * and is run again from its start.
 */
export function createAsker({ interactive, recorded, wait }: AskerParts): Asker {
  let next = 0;
  let pending: Ask | null = null;
  let waited = 0;
  return {
    get pending() {
      return pending;
    },
    get waited() {
      return waited;
    },
    ask(ask) {
      if (!interactive) return 'nobody';
      if (pending) return 'ended';
      const earlier = recorded[next++];
      if (earlier !== undefined) return { answer: earlier };
      if (!wait) {
        pending = ask;
        return 'ended';
      }
      const begin = performance.now();
      const got = wait(ask);
      waited += performance.now() - begin;
      return got ?? 'ended';
    },
  };
}
