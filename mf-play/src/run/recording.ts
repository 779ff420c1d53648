import type { PyValue } from '@burrow/contracts';
import type { ChangedVariable, RunOutcome } from '@burrow/python';
import type { World } from '@burrow/world';
import { isEndless } from './endless.rules.ts';
import { LineSteps } from './line-steps.ts';
import type { RecordedSteps } from './recorded-steps.ts';
import type { RunSteps } from './run-steps.ts';

/** A run that has ended, to be stepped through. */
export interface Recording {
  /** The learner's code as it ran. */
  readonly code: string;
  readonly world: World;
  /** Its commands; the lines that ran if it called none. */
  readonly steps: RecordedSteps;
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
  const { errorStep, variables, error, lines } = outcome;
  steps.record(outcome.steps, 0);
  const hasLines = outcome.steps.length === 0 && lines.length > 0;
  const { length } = hasLines ? lines : outcome.steps;
  const isRefused = !hasLines && errorStep !== null && errorStep + 1 < length;
  return {
    code,
    world,
    steps: hasLines ? new LineSteps(world, lines) : steps,
    length,
    isRefused,
    // What the last line changed is in its step.
    changedAtEnd: hasLines ? [] : outcome.changedAtEnd,
    variables,
    error,
    isEndless: isEndless(outcome),
  };
}
