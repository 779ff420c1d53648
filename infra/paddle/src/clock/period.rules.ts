export interface Cycle {
  readonly interval: 'day' | 'week' | 'month' | 'year';
  readonly frequency: number;
}

const DAY_MS = 86_400_000;

/** The same day and time so many months later; the last day of a month that is shorter. */
function addMonths(anchor: Date, months: number): Date {
  const month = anchor.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(anchor.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const moved = new Date(anchor);
  moved.setUTCFullYear(anchor.getUTCFullYear(), month, Math.min(anchor.getUTCDate(), lastDay));
  return moved;
}

/** The end of the n-th period since the anchor: counted from there, so that the 31st comes back after a short month. */
export function periodEnd(anchor: Date, { interval, frequency }: Cycle, count: number): Date {
  const units = frequency * count;
  if (interval === 'month') return addMonths(anchor, units);
  if (interval === 'year') return addMonths(anchor, units * 12);
  return new Date(anchor.getTime() + units * DAY_MS * (interval === 'week' ? 7 : 1));
}
