import type { RecordedCommand } from '@burrow/contracts';
import type { Answer, Ask } from '../ask.types.ts';
import { INTERRUPT_AGAIN, INTERRUPT_GRACE, MAX_ANSWER, RESET_GRACE, TIME_LIMIT } from '../limits.ts';
import type { ExecutionResult, FromWorker } from '../protocol.ts';
import type { OutputChunk, RunListeners, RunOutcome, RunRequest, RunStep } from '../run.types.ts';
import { readSteps } from '../step-rows.ts';
import { createLimitTimer } from './limit-timer.ts';
import { outcomeOf, type EndReason } from './outcome.ts';
import type { PythonWorker } from './python-worker.ts';
import { createRunShown } from './run-shown.ts';

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
  answers: readonly Answer[];
}

const NOTHING_HEARD: Omit<Heard, 'output' | 'answers' | 'steps'> = {
  reason: null,
  result: null,
  crash: null,
  commands: null,
  constants: {},
  updatedConstants: {},
};

/** Random numbers must be the same whenever the program is run again from its start. */
const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);

/**
 * Runs one program in a ready worker: time limit, interrupt, watchdog, the answers of the learner, and the
 * collection of what it did.
 */
export function runInWorker(worker: PythonWorker, request: RunRequest, on: RunListeners): ActiveRun {
  const { promise, resolve } = Promise.withResolvers<FinishedRun>();
  const heard: Heard = { ...NOTHING_HEARD, steps: [], output: [], answers: [] };
  const shown = createRunShown(on);
  const seed = on.ask && !worker.interruptible ? newSeed() : null;
  let again: ReturnType<typeof setInterval> | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;
  /** What is asked while no program is in the worker. */
  let waiting: Ask | null = null;
  let ended = false;
  const limit = createLimitTimer(TIME_LIMIT, () => end('time-limit'));

  function finish(usable: boolean): void {
    if (ended) return;
    ended = true;
    limit.stop();
    clearTimeout(grace);
    clearInterval(again);
    worker.listen(null);
    worker.clearInterrupt();
    resolve({ outcome: outcomeOf({ ...heard, request }), usable });
  }

  function giveUpAfter(delay: number): void {
    limit.stop();
    clearTimeout(grace);
    grace = setTimeout(() => finish(false), delay);
  }

  function begin(): void {
    worker.clearInterrupt();
    limit.start();
    const mode = { interactive: on.ask !== undefined, answers: heard.answers, seed };
    worker.post({ type: 'main-execution', request, mode });
  }

  function end(reason: EndReason): void {
    if (heard.reason !== null || heard.result !== null) return;
    heard.reason = reason;
    if (waiting) return finish(true);
    if (!worker.interruptible) return finish(false);
    worker.interrupt();
    again = setInterval(() => worker.interrupt(), INTERRUPT_AGAIN);
    giveUpAfter(INTERRUPT_GRACE);
  }

  function crash(reason: string): void {
    heard.crash = reason;
    finish(false);
  }

  /** Asks whoever answers, with the clock stopped; `use` gets the answer unless the run has ended meanwhile. */
  function askFor(ask: Ask, use: (answer: Answer) => void): void {
    limit.pause();
    const answering = on.ask?.(ask) ?? Promise.resolve(null);
    answering.then(
      answer => {
        if (heard.reason !== null || ended) return;
        const fitting = typeof answer === 'string' ? answer.slice(0, MAX_ANSWER) : answer;
        heard.answers = [...heard.answers, fitting];
        use(fitting);
      },
      () => end('stopped'),
    );
  }

  function answerSleeper(ask: Ask): void {
    if (heard.reason !== null) return worker.interrupt();
    askFor(ask, answer => {
      limit.resume();
      worker.answer(answer);
    });
  }

  /** The program could not sleep: it has been forgotten, and runs again with one answer more. */
  function askAndRunAgain(ask: Ask): void {
    waiting = ask;
    clearTimeout(grace);
    askFor(ask, () => {
      waiting = null;
      heard.output = [];
      shown.again();
      begin();
    });
  }

  function collectResult(result: ExecutionResult): void {
    giveUpAfter(RESET_GRACE);
    if (result.ask && heard.reason === null) {
      waiting = result.ask;
      return worker.post({ type: 'reset' });
    }
    heard.result = result;
    clearInterval(again);
    worker.clearInterrupt();
    worker.post({ type: 'fetch-commands' });
    worker.post({ type: 'fetch-constants' });
    worker.post({ type: 'reset' });
  }

  function collectProgress(message: Extract<FromWorker, { type: 'progress' }>): void {
    const steps = readSteps(message.steps);
    heard.steps.length = Math.min(heard.steps.length, message.from);
    for (const step of steps) heard.steps.push(step);
    heard.output.push(...message.output);
    message.output.forEach(chunk => shown.output(chunk));
    shown.steps(steps, message.from);
  }

  function hear(message: FromWorker): void {
    if (message.type === 'progress') collectProgress(message);
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
      else finish(heard.result?.error?.code !== 'python/memory');
    }
  }

  worker.listen({ message: hear, failure: crash });
  begin();
  return { done: promise, end };
}
