export type Way = 'student' | 'adult';

/** Areas whose pages are for grown-ups alone. */
const OF_ADULTS = /^(organization|staff|checkout|purchase)(\/|$)/;

/**
 * Returns as whom somebody logs in at first: as they chose, else as a grown-up who wants a page for grown-ups, else as a student.
 * @param who of the address
 * @param next the page that they want, a path without language
 */
export function firstWay(who: string | null, next: string | null): Way {
  if (who === 'adult' || who === 'student') return who;
  return next !== null && OF_ADULTS.test(next) ? 'adult' : 'student';
}
