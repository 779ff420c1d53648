import type { ActivityPeriod } from '@burrow/contracts';
import { datesIn } from '@burrow/contracts/dates';
import { useTranslation } from '@burrow/i18n';

/** Returns what a week or month is called by the day (UTC) on which it begins. */
export function usePeriodName(period: ActivityPeriod): (begins: string) => string {
  const { day, month } = datesIn(useTranslation().i18n.language, 'UTC');
  return period === 'month' ? month : day;
}
