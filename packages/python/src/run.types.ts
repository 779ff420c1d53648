import type { PyValue, RecordedCommand, WorldLevel } from '@burrow/contracts';
import type { ErrorParams, PythonErrorCode, WorldErrorCode } from '@burrow/contracts/errors';
import type { Answer, Ask } from './ask.types.ts';

export type RunErrorCode = WorldErrorCode | PythonErrorCode;

/** What to run. `texts` are translated templates with `{{param}}`, used as the exceptions' messages. */
export interface RunRequest {
  readonly code: string;
  readonly level: WorldLevel;
  readonly texts?: Readonly<Partial<Record<RunErrorCode, string>>>;
  /** Words of `uses`, told in the outcome's variables beside what the goals read: `uses("get")`. */
  readonly ideas?: readonly string[];
  /** Whether to record variables and next lines for the timeline; true by default. */
  readonly record?: boolean;
}

/** A piece of what print() wrote; `step` is the number of commands before it. */
export interface OutputChunk {
  readonly text: string;
  readonly step: number;
}

/** A variable with a new value, as printed by our own code in at most 80 characters. */
export interface ChangedVariable {
  readonly name: string;
  readonly value: string;
  /** The name of the value's type. */
  readonly kind: string;
}

/** One command with its line of the learner's code from 1, and the variables that changed before it. */
export interface RunStep {
  readonly name: RecordedCommand[0];
  /** A question's argument includes its answer, see `answered` in the world. */
  readonly argument: PyValue;
  readonly line: number;
  /** The line that came next; null after the last one, and while it is not known yet. */
  readonly next: number | null;
  readonly changed: readonly ChangedVariable[];
  /** How long `time.sleep` waited before it, in seconds: Python goes on at once, the picture waits. */
  readonly wait?: number;
}

/** One line of a program that calls no command, and the variables that it changed. */
export interface LineStep {
  readonly line: number;
  /** The line that came next; null after the last one that was recorded. */
  readonly next: number | null;
  readonly changed: readonly ChangedVariable[];
}

export interface RunError {
  readonly code: RunErrorCode;
  readonly params: ErrorParams;
  /** Line of the learner's code from 1, where known. */
  readonly line: number | null;
  /** The last line of the trace. */
  readonly message: string;
  /** Only the learner's frames; their file is "your code". */
  readonly trace: string;
}

export type RunStatus = 'finished' | 'error' | 'stopped' | 'time-limit';

export interface RunOutcome {
  readonly status: RunStatus;
  readonly steps: readonly RunStep[];
  readonly commands: readonly RecordedCommand[];
  /** The first lines that ran, at most `MAX_LINE_STEPS`; empty if the program called a command. */
  readonly lines: readonly LineStep[];
  /** Null exactly when the status is `finished`. */
  readonly error: RunError | null;
  /** The values that the level's goals check, by name or expression, as far as they exist. Empty unless finished. */
  readonly variables: Readonly<Record<string, PyValue>>;
  /** The names that the level provided, and their values at the end. */
  readonly constants: Readonly<Record<string, PyValue>>;
  readonly updatedConstants: Readonly<Record<string, PyValue>>;
  /** The variables that changed after the last command. */
  readonly changedAtEnd: readonly ChangedVariable[];
  readonly output: readonly OutputChunk[];
  /** What the learner answered, in order. */
  readonly answers: readonly Answer[];
  /** Where the timeline stops before an error: index of the last step that was not refused, -1 before the first. */
  readonly errorStep: number | null;
}

/** Observes a run while it goes on. */
export interface RunListeners {
  output?(chunk: OutputChunk): void;
  /** `steps` replace those from index `from` on. */
  steps?(steps: readonly RunStep[], from: number): void;
  /**
   * Answers for the learner; the program waits, and its time is paused. Without it, questions and input
   * get the level's own answers, and no pop-up holds up the program. A rejection stops the run.
   */
  ask?(ask: Ask): Promise<Answer>;
}
