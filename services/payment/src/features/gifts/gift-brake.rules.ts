const HOUR_MS = 3_600_000;

/** Gifts that are begun from one network in an hour, paid or not: more than a family, or an evening at a school, begins. */
export const GIFTS_AN_HOUR = 30;

/** The hour of a time, by which orders are counted. */
export const hourOf = (now: Date): string => now.toISOString().slice(0, 13);

/** In how many seconds the next hour begins. */
export const secondsLeft = (now: Date): number => Math.ceil((HOUR_MS - (now.getTime() % HOUR_MS)) / 1_000);
