import { type Dates, datesIn } from '@burrow/contracts/dates';
import { useTranslation } from 'react-i18next';

/**
 * Returns formatters for the page's language, in the reader's time zone.
 *
 * @example
 * import { useDates } from '@burrow/i18n';
 * function Since() {
 *   const dates = useDates();
 *   return <p>Since {dates.month('2026-03-14T10:00:00Z')}</p>;
 * }
 * <Since /> // → shows 'Since March 2026'
 */
export const useDates = (): Dates => datesIn(useTranslation().i18n.language);
