import type { PyValue } from '@burrow/contracts';
import type { ChangedVariable, RunOutcome } from '@burrow/python';
import type { World } from '@burrow/world';
import { isEndless } from './endless.rules.ts';
import type { RunSteps } from './run-steps.ts';

/** A run that has ended, to be stepped through. */
export interface Recording {
  /** The learner's code as it ran. */
  readonly code: string;
  readonly world: World;
  readonly steps: RunSteps;
  /** How many steps can be shown. */
  readonly length: number;
  /** The last step was refused: what it did before that is in the picture. */
  readonly isRefused: boolean;
  /** Variables that changed after the last command. */
  readonly changedAtEnd: readonly ChangedVariable[];
  /** The values at its end that goals are about. */
  readonly variables: Readonly<Record<string, PyValue>>;
  readonly error: RunOutcome['error'];
  /** A limit ended it: it would repeat itself for ever. */
  readonly isEndless: boolean;
}

/** Returns a run as the timeline needs it. */
export function toRecording(code: string, world: World, steps: RunSteps, outcome: RunOutcome): Recording {
  const { errorStep, changedAtEnd, variables, error } = outcome;
  steps.record(outcome.steps, 0);
  const { length } = outcome.steps;
  const isRefused = errorStep !== null && errorStep + 1 < length;
  return {
    code,
    world,
    steps,
    length,
    isRefused,
    changedAtEnd,
    variables,
    error,
    isEndless: isEndless(outcome),
  };
}
