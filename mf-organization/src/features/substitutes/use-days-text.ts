import type { Substitute } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';

/** Says on which day or days somebody has a class. */
export function useDaysText(): (days: Pick<Substitute, 'begins_at' | 'ends_at'>) => string {
  const { t } = useTranslation('substitutes');
  const { day } = useDates();
  return ({ begins_at, ends_at }) => {
    const [from, until] = [day(begins_at), day(ends_at)];
    return from === until ? t('oneDay', { day: from }) : t('days', { from, until });
  };
}
