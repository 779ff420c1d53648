import type { PyValue, RecordedCommand, WorldLevel } from '@burrow/contracts';
import type { ErrorParams, PythonErrorCode, WorldErrorCode } from '@burrow/contracts/errors';

export type RunErrorCode = WorldErrorCode | PythonErrorCode;

/** What to run. `texts` are translated templates with `{{param}}`, used as the exceptions' messages. */
export interface RunRequest {
  readonly code: string;
  readonly level: WorldLevel;
  readonly texts?: Readonly<Partial<Record<RunErrorCode, string>>>;
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
  readonly argument: PyValue;
  readonly line: number;
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
  /** Null exactly when the status is `finished`. */
  readonly error: RunError | null;
  /** What the level's goals ask for, by name or expression, as far as it exists. Empty unless finished. */
  readonly variables: Readonly<Record<string, PyValue>>;
  /** The names that the level made ready, and their values at the end. */
  readonly constants: Readonly<Record<string, PyValue>>;
  readonly updatedConstants: Readonly<Record<string, PyValue>>;
  /** The variables that changed after the last command. */
  readonly changedAtEnd: readonly ChangedVariable[];
  readonly output: readonly OutputChunk[];
}
