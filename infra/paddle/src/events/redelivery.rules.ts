const HOUR_MS = 3_600_000;

/** How long an answer is waited for. */
export const ANSWER_MS = 5_000;
const DAYS_MS = 72 * HOUR_MS;
const GROWING_MS = [200, 1_000, 5_000, 30_000, 120_000, 600_000, HOUR_MS];
const LONGEST_MS = 2 * HOUR_MS;

/** How long an event waits before it is sent again for the n-th time; null once three days are over. */
export function waitBefore(again: number): number | null {
  const waits = Array.from({ length: again }, (_, index) => GROWING_MS[index] ?? LONGEST_MS);
  return waits.reduce((sum, wait) => sum + wait, 0) > DAYS_MS ? null : (waits.at(-1) ?? null);
}
