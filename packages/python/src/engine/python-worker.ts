import type { Answer } from '../ask.types.ts';
import { START_GRACE } from '../limits.ts';
import type { SnapshotMode, StartKind, ToWorker } from '../protocol.ts';
import { cancelAnswer, createAnswerBuffer, giveAnswer } from '../worker/answer-channel.ts';
import type { OpenWorker, WorkerListener } from './worker-link.ts';

export type WorkerState = 'starting' | 'ready' | 'failed';

/** One thread with Python in it, from its start to its end. */
export interface PythonWorker {
  readonly state: WorkerState;
  /** 0 to 1. */
  readonly progress: number;
  /** How it started, or tried to; null before. */
  readonly start: StartKind | null;
  /** Why it did not start; null unless failed. */
  readonly failure: string | null;
  readonly interruptible: boolean;
  post(message: ToWorker): void;
  /** Asks Python to stop, also while it waits for an answer, where there is shared memory. */
  interrupt(): void;
  /** Sends the answer that Python is waiting for. */
  answer(answer: Answer): void;
  clearInterrupt(): void;
  /** Whoever runs a program hears the messages after the start. */
  listen(listener: WorkerListener | null): void;
  terminate(): void;
}

export interface PythonWorkerOptions {
  readonly openWorker: OpenWorker;
  readonly sharedMemory: boolean;
  readonly snapshot: SnapshotMode;
  changed(): void;
}

const SIGINT = 2;

/** Starts a thread. A start that hangs counts as failed. */
export function startPythonWorker(options: PythonWorkerOptions): PythonWorker {
  const interrupt = options.sharedMemory ? new SharedArrayBuffer(1) : null;
  const byte = interrupt && new Uint8Array(interrupt);
  const answers = options.sharedMemory ? createAnswerBuffer() : null;
  let state: WorkerState = 'starting';
  let progress = 0;
  let start: StartKind | null = null;
  let listener: WorkerListener | null = null;
  let failure: string | null = null;
  const fail = (reason: string): void => {
    [state, failure] = ['failed', reason];
    clearTimeout(timer);
    options.changed();
  };
  const timer = setTimeout(() => fail('Python took too long to start'), START_GRACE);
  const link = options.openWorker({
    message(message) {
      if (message.type !== 'initialize') return listener?.message(message);
      if (state !== 'starting') return;
      if (message.status === 'failed') {
        start = message.start;
        return fail(message.reason);
      }
      if (message.status === 'progress') progress = message.progress;
      else {
        clearTimeout(timer);
        [state, progress, start] = ['ready', 1, message.start];
      }
      options.changed();
    },
    failure(reason) {
      if (state === 'starting') fail(reason);
      listener?.failure(reason);
    },
  });
  link.post({ type: 'initialize', interrupt, answers, snapshot: options.snapshot });
  return {
    get state() {
      return state;
    },
    get progress() {
      return progress;
    },
    get failure() {
      return failure;
    },
    get start() {
      return start;
    },
    interruptible: byte !== null,
    post: message => link.post(message),
    interrupt() {
      byte?.fill(SIGINT);
      if (answers) cancelAnswer(answers);
    },
    answer(answer) {
      if (answers) giveAnswer(answers, answer);
    },
    clearInterrupt: () => void byte?.fill(0),
    listen(next) {
      listener = next;
    },
    terminate() {
      clearTimeout(timer);
      listener = null;
      link.terminate();
    },
  };
}
