import type { PyValue, RecordedCommand } from '@burrow/contracts';
import type { ExecutionResult, FromWorker, RunMode, StartKind, ToWorker } from '../protocol.ts';
import { MAX_LINE_STEPS } from '../limits.ts';
import type { RunRequest } from '../run.types.ts';
import { changedOf, lineStepsOf, type LineRows, type StepRow } from '../step-rows.ts';
import { waitForAnswer } from './answer-channel.ts';
import { lendHost } from './run-host.ts';
import { createProgramRun, type RunHost, type ProgramRun } from './program-run.ts';
import type { PythonRuntime } from './runtime.ts';

/** Everything arrived, but Python did not start from the snapshot. */
export class SnapshotError extends Error {}

export interface StartedPython {
  readonly runtime: PythonRuntime;
  readonly start: StartKind;
  /** Whether a program has changed what all programs of the thread share. */
  readonly isSpoilt: () => boolean;
}

/** What a thread must provide: how to start Python, and how to answer. */
export interface WorkerParts {
  post(message: FromWorker): void;
  start(
    message: Extract<ToWorker, { type: 'initialize' }>,
    progress: (value: number) => void,
  ): Promise<StartedPython>;
}

interface PythonAnswer extends Pick<ExecutionResult, 'error' | 'variables'> {
  readonly changedAtEnd: readonly string[];
  readonly lines: LineRows;
  readonly next: number | null;
  readonly updatedConstants: Readonly<Record<string, PyValue>>;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const NOTHING = { error: null, variables: {}, changedAtEnd: [], lines: [] };

/** An interrupt that arrived when the program had already ended. Python is unharmed. */
const isLateInterrupt = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'KeyboardInterrupt';

/** What nearly every program does. No run is in progress: the host answers without doing anything. */
const WARM_UP = 'player.turn_left()\nfor turn in range(2):\n    player.move_forward()\nprint("")\n';

const NOBODY: RunHost = {
  command: () => '{"value":null}',
  ask: () => '{"value":null}',
  write: () => undefined,
  sleep: () => false,
  limit: () => undefined,
};

/** Runs a small program, so that its machine code is ready when the learner presses Run. */
function warmUp(runtime: PythonRuntime): void {
  const request = {
    code: WARM_UP,
    constants: [],
    data: '',
    texts: {},
    record: true,
    mostLines: MAX_LINE_STEPS,
    seed: null,
    watched: [],
  };
  runtime.run(JSON.stringify(request), NOBODY);
  runtime.reset();
}

const recorded = ({ name, argument, line }: StepRow): RecordedCommand => [
  name,
  JSON.parse(argument) as PyValue,
  line,
];

const constantsOf = (request: RunRequest): Record<string, PyValue> =>
  Object.fromEntries(request.level.constants.map(constant => [constant.name, constant.value]));

class WorkerLoop {
  readonly #parts: WorkerParts;
  #python: StartedPython | null = null;
  #run: ProgramRun | null = null;
  #updatedConstants: PythonAnswer['updatedConstants'] = {};
  #answers: SharedArrayBuffer | null = null;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  take(message: ToWorker): void {
    if (message.type === 'initialize') {
      this.#initialize(message).catch((error: unknown) => this.#failStart(error));
    } else if (message.type === 'main-execution') this.#execute(message.request, message.mode);
    else if (message.type === 'fetch-commands') {
      this.#parts.post({ type: 'fetch-commands', commands: (this.#run?.steps ?? []).map(recorded) });
    } else if (message.type === 'fetch-constants') {
      const constants = this.#run ? constantsOf(this.#run.request) : {};
      const updatedConstants = this.#updatedConstants;
      this.#parts.post({ type: 'fetch-constants', constants, updatedConstants });
    } else {
      this.#run = null;
      this.#reset();
      this.#parts.post({ type: 'reset' });
    }
  }

  #reset(): void {
    try {
      this.#python?.runtime.reset();
    } catch (error) {
      if (!isLateInterrupt(error)) throw error;
      this.#reset();
    }
  }

  async #initialize(message: Extract<ToWorker, { type: 'initialize' }>): Promise<void> {
    this.#python = await this.#parts.start(message, progress =>
      this.#parts.post({ type: 'initialize', status: 'progress', progress }),
    );
    this.#answers = message.answers;
    this.#parts.post({ type: 'initialize', status: 'ready', start: this.#python.start });
    warmUp(this.#python.runtime);
  }

  #failStart(error: unknown): void {
    const start = error instanceof SnapshotError ? 'snapshot' : 'plain';
    this.#parts.post({ type: 'initialize', status: 'failed', start, reason: reasonOf(error) });
  }

  #begin(request: RunRequest, mode: RunMode): ProgramRun {
    const buffer = this.#answers;
    return createProgramRun({
      request,
      mode,
      send: progress => this.#parts.post({ type: 'progress', ...progress }),
      wait: buffer ? ask => waitForAnswer(buffer, () => this.#parts.post({ type: 'ask', ask })) : undefined,
    });
  }

  #execute(request: RunRequest, mode: RunMode): void {
    const run = this.#begin(request, mode);
    this.#run = run;
    this.#updatedConstants = {};
    const { host, close } = lendHost(run.host);
    try {
      if (!this.#python) throw new Error('Python has not started');
      const answer = JSON.parse(this.#python.runtime.run(run.requestText(), host)) as PythonAnswer;
      close();
      this.#updatedConstants = answer.updatedConstants;
      run.endSteps(answer.next);
      run.flush();
      const { error, variables } = answer;
      const changedAtEnd = changedOf(answer.changedAtEnd);
      const lines = lineStepsOf(answer.lines);
      this.#tellResult(run, { error, variables, changedAtEnd, lines, ask: run.pending });
    } catch (error) {
      close();
      run.flush();
      if (isLateInterrupt(error)) this.#tellResult(run, { ...NOTHING, ask: null });
      else this.#parts.post({ type: 'main-execution', result: null, reason: reasonOf(error) });
    }
  }

  #tellResult({ limit }: ProgramRun, result: Omit<ExecutionResult, 'limit' | 'spoilt'>): void {
    const spoilt = this.#python?.isSpoilt() ?? false;
    this.#parts.post({ type: 'main-execution', result: { ...result, limit, spoilt } });
  }
}

/**
 * The worker's side of the protocol, the same in the browser and in Node. Returns the function that handles
 * the messages.
 */
export function createWorkerLoop(parts: WorkerParts): (message: ToWorker) => void {
  const loop = new WorkerLoop(parts);
  return message => loop.take(message);
}
