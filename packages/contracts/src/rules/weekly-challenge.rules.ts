const DAY_MS = 86_400_000;
const DAYS_OF_A_WEEK = 7;
/** The first of January 1970 was a Thursday: its week had begun three days before. */
const DAYS_BEFORE_EPOCH = 3;

/** Returns how many ISO weeks have passed, by UTC: the same number everywhere, one more from each Monday on. */
export const isoWeekNumber = (at: Date): number =>
  Math.floor((at.getTime() / DAY_MS + DAYS_BEFORE_EPOCH) / DAYS_OF_A_WEEK);

const haveCommonDivisor = (a: number, b: number): boolean =>
  b === 0 ? a !== 1 : haveCommonDivisor(b, a % b);

/** A third of the list further each week, so that easy and hard ones alternate, and none is left out. */
function strideOf(count: number): number {
  let stride = Math.floor(count / 3) + 1;
  while (haveCommonDivisor(stride, count)) stride += 1;
  return stride;
}

/**
 * Returns the challenge of a week: the same for everybody, and all others occur before one comes again.
 * @param challenges in their order, the easiest first
 */
export function weeklyChallenge<Challenge>(challenges: readonly Challenge[], at: Date): Challenge | null {
  const count = challenges.length;
  if (count === 0) return null;
  return challenges[(isoWeekNumber(at) * strideOf(count)) % count] ?? null;
}
