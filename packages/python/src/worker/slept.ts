/** How long a program has slept, in seconds. */
export interface Slept {
  readonly total: number;
  add(seconds: number): void;
  /** Returns what was added since the last call. */
  take(): number;
}

/** Returns a count of a run's sleep, which begins at 0. */
export function createSlept(): Slept {
  let total = 0;
  let taken = 0;
  return {
    get total() {
      return total;
    },
    add: seconds => void (total += seconds),
    take() {
      const seconds = total - taken;
      taken = total;
      return seconds;
    },
  };
}
