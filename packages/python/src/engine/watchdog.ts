import { INTERRUPT_AGAIN, INTERRUPT_GRACE, TIME_LIMIT } from '../limits.ts';
import { createLimitTimer } from './limit-timer.ts';
import type { PythonWorker } from './python-worker.ts';

/** The clocks around one run: how long it computes, and how long it may take to end. */
export interface Watchdog {
  /** A program starts, and its limit with it. */
  start(): void;
  /** The program waits for an answer. */
  pause(): void;
  resume(): void;
  /** Interrupts the program repeatedly, and gives it up if it does not end. */
  interrupt(): void;
  /** The program has ended: no more interrupts. */
  calm(): void;
  giveUpAfter(milliseconds: number): void;
  /** Stops all clocks: the worker is not given up any more. */
  wait(): void;
  stop(): void;
}

interface WatchdogParts {
  readonly worker: PythonWorker;
  /** The time limit is over. */
  readonly late: () => void;
  /** The worker must be replaced. */
  readonly givenUp: () => void;
}

export function createWatchdog({ worker, late, givenUp }: WatchdogParts): Watchdog {
  const limit = createLimitTimer(TIME_LIMIT, late);
  let again: ReturnType<typeof setInterval> | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;
  const calm = (): void => {
    clearInterval(again);
    worker.clearInterrupt();
  };
  const wait = (): void => clearTimeout(grace);
  const giveUpAfter = (milliseconds: number): void => {
    limit.stop();
    wait();
    grace = setTimeout(givenUp, milliseconds);
  };
  return {
    start() {
      worker.clearInterrupt();
      limit.start();
    },
    pause: limit.pause,
    resume: limit.resume,
    interrupt() {
      worker.interrupt();
      again = setInterval(() => worker.interrupt(), INTERRUPT_AGAIN);
      giveUpAfter(INTERRUPT_GRACE);
    },
    calm,
    giveUpAfter,
    wait,
    stop() {
      limit.stop();
      wait();
      calm();
    },
  };
}
