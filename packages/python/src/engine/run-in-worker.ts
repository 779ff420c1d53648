import type { RecordedCommand } from '@burrow/contracts';
import type { Ask } from '../ask.types.ts';
import { RESET_GRACE } from '../limits.ts';
import type { ExecutionResult, FromWorker } from '../protocol.ts';
import type { OutputChunk, RunListeners, RunOutcome, RunRequest, RunStep } from '../run.types.ts';
import { readSteps } from '../step-rows.ts';
import { createAnswering, type Answering } from './answering.ts';
import { outcomeOf, type EndReason } from './outcome.ts';
import type { PythonWorker } from './python-worker.ts';
import { createRunShown, type RunShown } from './run-shown.ts';
import { createWatchdog, type Watchdog } from './watchdog.ts';

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

class WorkerRun implements ActiveRun {
  readonly #worker: PythonWorker;
  readonly #request: RunRequest;
  readonly #shown: RunShown;
  readonly #isInteractive: boolean;
  readonly #seed: number | null;
  readonly #watchdog: Watchdog;
  readonly #answering: Answering;
  readonly #heard: Heard = { ...NOTHING_HEARD, steps: [], output: [] };
  readonly #finished = Promise.withResolvers<FinishedRun>();
  /** What is being asked while no program is in the worker. */
  #waiting: Ask | null = null;
  #ended = false;

  constructor(worker: PythonWorker, request: RunRequest, on: RunListeners) {
    this.#worker = worker;
    this.#request = request;
    this.#shown = createRunShown(on);
    this.#isInteractive = on.ask !== undefined;
    this.#seed = on.ask && !worker.interruptible ? newSeed() : null;
    this.#watchdog = createWatchdog({
      worker,
      late: () => this.end('time-limit'),
      givenUp: () => this.#finish(false),
    });
    this.#answering = createAnswering({
      on,
      isOver: () => this.#ended || this.#heard.reason !== null,
      failed: () => this.end('stopped'),
    });
    worker.listen({
      message: message => this.#hear(message),
      failure: reason => this.#crash(reason),
    });
    this.#begin();
  }

  get done(): Promise<FinishedRun> {
    return this.#finished.promise;
  }

  end(reason: EndReason): void {
    if (this.#heard.reason !== null || this.#heard.result !== null) return;
    this.#heard.reason = reason;
    if (this.#waiting) return this.#finish(true);
    if (!this.#worker.interruptible) return this.#finish(false);
    this.#watchdog.interrupt();
  }

  #begin(): void {
    this.#watchdog.start();
    const answers = [...this.#answering.answers];
    const mode = { interactive: this.#isInteractive, answers, seed: this.#seed };
    this.#worker.post({ type: 'main-execution', request: this.#request, mode });
  }

  #finish(usable: boolean): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#watchdog.stop();
    this.#worker.listen(null);
    const { answers } = this.#answering;
    this.#finished.resolve({
      outcome: outcomeOf({ ...this.#heard, answers, request: this.#request }),
      usable,
    });
  }

  #crash(reason: string): void {
    this.#heard.crash = reason;
    this.#finish(false);
  }

  #answerSleeper(ask: Ask): void {
    if (this.#heard.reason !== null) return this.#worker.interrupt();
    this.#watchdog.pause();
    this.#answering.ask(ask, answer => {
      this.#watchdog.resume();
      this.#worker.answer(answer);
    });
  }

  /** The program could not sleep: it was cleared, and runs again with one more answer. */
  #askAndRunAgain(ask: Ask): void {
    this.#watchdog.wait();
    this.#answering.ask(ask, () => {
      this.#waiting = null;
      this.#heard.output = [];
      this.#shown.again();
      this.#begin();
    });
  }

  #collectResult(result: ExecutionResult): void {
    this.#watchdog.giveUpAfter(RESET_GRACE);
    if (result.ask && this.#heard.reason === null && !result.spoilt) {
      this.#waiting = result.ask;
      return this.#worker.post({ type: 'reset' });
    }
    this.#heard.result = result;
    this.#watchdog.calm();
    this.#worker.post({ type: 'fetch-commands' });
    this.#worker.post({ type: 'fetch-constants' });
    this.#worker.post({ type: 'reset' });
  }

  #hearReset(): void {
    const { result } = this.#heard;
    if (this.#waiting) this.#askAndRunAgain(this.#waiting);
    else this.#finish(result?.error?.code !== 'python/memory' && result?.spoilt !== true);
  }

  #hear(message: FromWorker): void {
    const heard = this.#heard;
    if (message.type === 'progress') collectProgress(heard, this.#shown, message);
    else if (message.type === 'ask') this.#answerSleeper(message.ask);
    else if (message.type === 'late-part') this.#watchdog[message.state === 'loading' ? 'pause' : 'resume']();
    else if (message.type === 'main-execution') {
      if (message.result) this.#collectResult(message.result);
      else this.#crash(message.reason);
    } else if (message.type === 'fetch-commands') heard.commands = message.commands;
    else if (message.type === 'fetch-constants') {
      heard.constants = message.constants;
      heard.updatedConstants = message.updatedConstants;
    } else if (message.type === 'reset') this.#hearReset();
  }
}

/**
 * Runs one program in a ready worker: handles the time limit, interrupt, watchdog and the learner's answers, and
 * collects what it did.
 */
export const runInWorker = (worker: PythonWorker, request: RunRequest, on: RunListeners): ActiveRun =>
  new WorkerRun(worker, request, on);
