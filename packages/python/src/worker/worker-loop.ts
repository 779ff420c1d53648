import type { PyValue, RecordedCommand } from '@burrow/contracts';
import type { ExecutionResult, FromWorker, RunMode, StartKind, ToWorker } from '../protocol.ts';
import type { RunRequest } from '../run.types.ts';
import { changedOf, type StepRow } from '../step-rows.ts';
import { waitForAnswer } from './answer-channel.ts';
import { lendHost } from './run-host.ts';
import { createProgramRun, type RunHost, type ProgramRun } from './program-run.ts';
import type { PythonRuntime } from './runtime.ts';

/** Everything came, but Python did not start from the snapshot. */
export class SnapshotError extends Error {}

export interface StartedPython {
  readonly runtime: PythonRuntime;
  readonly start: StartKind;
  /** Whether a program has changed what all programs of the thread share. */
  readonly isSpoilt: () => boolean;
}

/** What a thread must bring: how it starts Python, and how it answers. */
export interface WorkerParts {
  post(message: FromWorker): void;
  start(
    message: Extract<ToWorker, { type: 'initialize' }>,
    progress: (value: number) => void,
  ): Promise<StartedPython>;
}

interface PythonAnswer extends Pick<ExecutionResult, 'error' | 'variables'> {
  readonly changedAtEnd: readonly string[];
  readonly next: number | null;
  readonly updatedConstants: Readonly<Record<string, PyValue>>;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const NOTHING = { error: null, variables: {}, changedAtEnd: [] };

/** An interrupt that struck when the program had ended already. Python is well. */
const isLateInterrupt = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'KeyboardInterrupt';

/** What nearly every program does. No run is under way: the host answers without doing anything. */
const WARM_UP = 'player.turn_left()\nfor turn in range(2):\n    player.move_forward()\nprint("")\n';

const NOBODY: RunHost = {
  command: () => '{"value":null}',
  ask: () => '{"value":null}',
  write: () => undefined,
  sleep: () => false,
  limit: () => undefined,
};

/** Runs a small program, so that the machine code for it is there when the learner presses Run. */
function warmUp(runtime: PythonRuntime): void {
  const request = {
    code: WARM_UP,
    constants: [],
    data: '',
    texts: {},
    record: true,
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

/**
 * The worker's side of the protocol, the same in the browser and in Node. Returns the function that handles
 * the messages.
 */
export function createWorkerLoop(parts: WorkerParts): (message: ToWorker) => void {
  let python: StartedPython | null = null;
  let run: ProgramRun | null = null;
  let updatedConstants: PythonAnswer['updatedConstants'] = {};
  let answers: SharedArrayBuffer | null = null;

  async function initialize(message: Extract<ToWorker, { type: 'initialize' }>): Promise<void> {
    python = await parts.start(message, progress =>
      parts.post({ type: 'initialize', status: 'progress', progress }),
    );
    answers = message.answers;
    parts.post({ type: 'initialize', status: 'ready', start: python.start });
    warmUp(python.runtime);
  }

  function begin(request: RunRequest, mode: RunMode): ProgramRun {
    const buffer = answers;
    return createProgramRun({
      request,
      mode,
      send: progress => parts.post({ type: 'progress', ...progress }),
      wait: buffer ? ask => waitForAnswer(buffer, () => parts.post({ type: 'ask', ask })) : undefined,
    });
  }

  function execute(request: RunRequest, mode: RunMode): void {
    run = begin(request, mode);
    updatedConstants = {};
    const { host, close } = lendHost(run.host);
    const isSpoilt = python?.isSpoilt ?? (() => false);
    try {
      if (!python) throw new Error('Python has not started');
      const answer = JSON.parse(python.runtime.run(run.requestText(), host)) as PythonAnswer;
      close();
      updatedConstants = answer.updatedConstants;
      run.endSteps(answer.next);
      run.flush();
      const { error, variables } = answer;
      const changedAtEnd = changedOf(answer.changedAtEnd);
      parts.post({
        type: 'main-execution',
        result: {
          error,
          variables,
          changedAtEnd,
          limit: run.limit,
          ask: run.pending,
          spoilt: isSpoilt(),
        },
      });
    } catch (error) {
      close();
      run.flush();
      if (isLateInterrupt(error))
        parts.post({
          type: 'main-execution',
          result: { ...NOTHING, limit: run.limit, ask: null, spoilt: isSpoilt() },
        });
      else parts.post({ type: 'main-execution', result: null, reason: reasonOf(error) });
    }
  }

  return message => {
    if (message.type === 'initialize') {
      initialize(message).catch((error: unknown) =>
        parts.post({
          type: 'initialize',
          status: 'failed',
          start: error instanceof SnapshotError ? 'snapshot' : 'plain',
          reason: reasonOf(error),
        }),
      );
    } else if (message.type === 'main-execution') execute(message.request, message.mode);
    else if (message.type === 'fetch-commands') {
      parts.post({ type: 'fetch-commands', commands: (run?.steps ?? []).map(recorded) });
    } else if (message.type === 'fetch-constants') {
      const constants = run ? constantsOf(run.request) : {};
      parts.post({ type: 'fetch-constants', constants, updatedConstants });
    } else {
      run = null;
      python?.runtime.reset();
      parts.post({ type: 'reset' });
    }
  };
}
