import type { RecordedCommand } from '@burrow/contracts';
import type { Ask } from '../ask.types.ts';
import { RESET_GRACE } from '../limits.ts';
import type { ExecutionResult, FromWorker } from '../protocol.ts';
import type { OutputChunk, RunListeners, RunOutcome, RunRequest, RunStep } from '../run.types.ts';
import { readSteps } from '../step-rows.ts';
import { createAnswering } from './answering.ts';
import { outcomeOf, type EndReason } from './outcome.ts';
import type { PythonWorker } from './python-worker.ts';
import { createRunShown, type RunShown } from './run-shown.ts';
import { createWatchdog } from './watchdog.ts';

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
  steps: RunStep[];
  commands: readonly RecordedCommand[] | null;
  output: OutputChunk[];
  constants: RunOutcome['constants'];
  updatedConstants: RunOutcome['updatedConstants'];
}

const NOTHING_HEARD: Omit<Heard, 'output' | 'steps'> = {
  reason: null,
  result: null,
  crash: null,
  commands: null,
  constants: {},
  updatedConstants: {},
};

/** Random numbers must be the same whenever the program is run again from its start. */
const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);

function collectProgress(
  heard: Heard,
  shown: RunShown,
  message: Extract<FromWorker, { type: 'progress' }>,
): void {
  const steps = readSteps(message.steps);
  heard.steps.length = Math.min(heard.steps.length, message.from);
  for (const step of steps) heard.steps.push(step);
  heard.output.push(...message.output);
  message.output.forEach(chunk => shown.output(chunk));
  shown.steps(steps, message.from);
}

/**
 * Runs one program in a ready worker: time limit, interrupt, watchdog, the answers of the learner, and the
 * collection of what it did.
 */
export function runInWorker(worker: PythonWorker, request: RunRequest, on: RunListeners): ActiveRun {
  const { promise, resolve } = Promise.withResolvers<FinishedRun>();
  const heard: Heard = { ...NOTHING_HEARD, steps: [], output: [] };
  const shown = createRunShown(on);
  const seed = on.ask && !worker.interruptible ? newSeed() : null;
  /** What is asked while no program is in the worker. */
  let waiting: Ask | null = null;
  let ended = false;
  const watchdog = createWatchdog({
    worker,
    late: () => end('time-limit'),
    givenUp: () => finish(false),
  });
  const answering = createAnswering({
    on,
    isOver: () => ended || heard.reason !== null,
    failed: () => end('stopped'),
  });

  function finish(usable: boolean): void {
    if (ended) return;
    ended = true;
    watchdog.stop();
    worker.listen(null);
    resolve({ outcome: outcomeOf({ ...heard, answers: answering.answers, request }), usable });
  }

  function begin(): void {
    watchdog.start();
    const mode = { interactive: on.ask !== undefined, answers: [...answering.answers], seed };
    worker.post({ type: 'main-execution', request, mode });
  }

  function end(reason: EndReason): void {
    if (heard.reason !== null || heard.result !== null) return;
    heard.reason = reason;
    if (waiting) return finish(true);
    if (!worker.interruptible) return finish(false);
    watchdog.interrupt();
  }

  function crash(reason: string): void {
    heard.crash = reason;
    finish(false);
  }

  function answerSleeper(ask: Ask): void {
    if (heard.reason !== null) return worker.interrupt();
    watchdog.pause();
    answering.ask(ask, answer => {
      watchdog.resume();
      worker.answer(answer);
    });
  }

  /** The program could not sleep: it has been forgotten, and runs again with one answer more. */
  function askAndRunAgain(ask: Ask): void {
    watchdog.wait();
    answering.ask(ask, () => {
      waiting = null;
      heard.output = [];
      shown.again();
      begin();
    });
  }

  function collectResult(result: ExecutionResult): void {
    watchdog.giveUpAfter(RESET_GRACE);
    if (result.ask && heard.reason === null && !result.spoilt) {
      waiting = result.ask;
      return worker.post({ type: 'reset' });
    }
    heard.result = result;
    watchdog.calm();
    worker.post({ type: 'fetch-commands' });
    worker.post({ type: 'fetch-constants' });
    worker.post({ type: 'reset' });
  }

  function hear(message: FromWorker): void {
    if (message.type === 'progress') collectProgress(heard, shown, message);
    else if (message.type === 'ask') answerSleeper(message.ask);
    else if (message.type === 'main-execution') {
      if (message.result) collectResult(message.result);
      else crash(message.reason);
    } else if (message.type === 'fetch-commands') heard.commands = message.commands;
    else if (message.type === 'fetch-constants') {
      heard.constants = message.constants;
      heard.updatedConstants = message.updatedConstants;
    } else if (message.type === 'reset') {
      if (waiting) askAndRunAgain(waiting);
      else finish(heard.result?.error?.code !== 'python/memory' && heard.result?.spoilt !== true);
    }
  }

  worker.listen({ message: hear, failure: crash });
  begin();
  return { done: promise, end };
}
