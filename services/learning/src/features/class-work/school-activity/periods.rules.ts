import type { ActivityPeriod } from '@burrow/contracts';

const DAY_MS = 86_400_000;
const WEEK = 7;
const COUNTS: Readonly<Record<ActivityPeriod, number>> = { week: 52, month: 12 };

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

function lastBegin(period: ActivityPeriod, now: Date, back: number): Date {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  if (period === 'month') return new Date(Date.UTC(year, month - back, 1));
  const sinceMonday = (now.getUTCDay() + WEEK - 1) % WEEK;
  return new Date(Date.UTC(year, month, day - sinceMonday) - back * WEEK * DAY_MS);
}

/** Returns the days (UTC) on which the periods of the last year begin, the earliest first: weeks on Mondays. */
export const beginsOf = (period: ActivityPeriod, now: Date): string[] =>
  Array.from({ length: COUNTS[period] }, (_, at) => dayOf(lastBegin(period, now, COUNTS[period] - 1 - at)));
