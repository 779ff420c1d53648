/** A clock for the time that a program computes; it can be paused. */
export interface LimitTimer {
  /** Starts again with the full limit. */
  start(): void;
  pause(): void;
  resume(): void;
  stop(): void;
}

/** Calls `over` after `limit` milliseconds of running. */
export function createLimitTimer(limit: number, over: () => void): LimitTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = limit;
  let since = 0;
  const resume = (): void => {
    clearTimeout(timer);
    since = performance.now();
    timer = setTimeout(over, left);
  };
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    start() {
      left = limit;
      resume();
    },
    pause() {
      if (timer === undefined) return;
      left = Math.max(0, left - (performance.now() - since));
      stop();
    },
    resume,
    stop,
  };
}
