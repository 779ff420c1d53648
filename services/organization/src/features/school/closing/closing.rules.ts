import { DAYS_TO_STAY } from '@burrow/contracts';

const DAY_MS = 86_400_000;

/** Returns when an organisation is erased that is closed now. */
export const closingAt = (now: Date): Date => new Date(now.getTime() + DAYS_TO_STAY * DAY_MS);
