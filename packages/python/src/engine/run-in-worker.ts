import { INTERRUPT_AGAIN, INTERRUPT_GRACE, RESET_GRACE, TIME_LIMIT } from '../limits.ts';
import type { ExecutionResult, FromWorker } from '../protocol.ts';
import type { OutputChunk, RunOutcome, RunRequest, RunStep } from '../run.types.ts';
import { outcomeOf, type EndReason } from './outcome.ts';
import type { PythonWorker } from './python-worker.ts';

export interface FinishedRun {
  readonly outcome: RunOutcome;
  /** Whether the worker has forgotten the program and can take the next one. */
  readonly usable: boolean;
}

export interface ActiveRun {
  readonly done: Promise<FinishedRun>;
  /** Interrupts the program; the worker is given up if it does not end soon. */
  end(reason: EndReason): void;
}

interface Heard {
  reason: EndReason | null;
  result: ExecutionResult | null;
  crash: string | null;
  steps: readonly RunStep[];
  output: OutputChunk[];
  constants: RunOutcome['constants'];
  updatedConstants: RunOutcome['updatedConstants'];
}

/** Runs one program in a ready worker: time limit, interrupt, watchdog, and the collection of what it did. */
export function runInWorker(
  worker: PythonWorker,
  request: RunRequest,
  onOutput: (chunk: OutputChunk) => void,
): ActiveRun {
  const { promise, resolve } = Promise.withResolvers<FinishedRun>();
  const heard: Heard = {
    reason: null,
    result: null,
    crash: null,
    steps: [],
    output: [],
    constants: {},
    updatedConstants: {},
  };
  let again: ReturnType<typeof setInterval> | undefined;
  let timer = setTimeout(() => end('time-limit'), TIME_LIMIT);

  function finish(usable: boolean): void {
    clearTimeout(timer);
    clearInterval(again);
    worker.listen(null);
    worker.clearInterrupt();
    resolve({ outcome: outcomeOf({ ...heard, request }), usable });
  }

  function giveUpAfter(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => finish(false), delay);
  }

  function end(reason: EndReason): void {
    if (heard.reason !== null || heard.result !== null) return;
    heard.reason = reason;
    if (!worker.interruptible) return finish(false);
    worker.interrupt();
    again = setInterval(() => worker.interrupt(), INTERRUPT_AGAIN);
    giveUpAfter(INTERRUPT_GRACE);
  }

  function crash(reason: string): void {
    heard.crash = reason;
    finish(false);
  }

  function collectResult(result: ExecutionResult): void {
    heard.result = result;
    clearInterval(again);
    worker.clearInterrupt();
    giveUpAfter(RESET_GRACE);
    worker.post({ type: 'fetch-commands' });
    worker.post({ type: 'fetch-constants' });
    worker.post({ type: 'reset' });
  }

  function hear(message: FromWorker): void {
    if (message.type === 'progress') {
      heard.steps = [...heard.steps, ...message.steps];
      heard.output.push(...message.output);
      message.output.forEach(onOutput);
    } else if (message.type === 'main-execution') {
      if (message.result) collectResult(message.result);
      else crash(message.reason);
    } else if (message.type === 'fetch-commands') heard.steps = message.steps;
    else if (message.type === 'fetch-constants') {
      heard.constants = message.constants;
      heard.updatedConstants = message.updatedConstants;
    } else if (message.type === 'reset') finish(heard.result?.error?.code !== 'python/memory');
  }

  worker.clearInterrupt();
  worker.listen({ message: hear, failure: crash });
  worker.post({ type: 'main-execution', request });
  return { done: promise, end };
}
