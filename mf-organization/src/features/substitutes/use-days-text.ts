import type { Substitute } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';

/** Returns a sentence with the day or days on which somebody has a class; `key` has one text for each case. */
export function useDaysText(): (
  key: 'when' | 'you' | 'named' | 'somebody' | 'coming',
  days: Pick<Substitute, 'begins_at' | 'ends_at'>,
  name?: string,
) => string {
  const { t } = useTranslation('substitutes');
  const { day } = useDates();
  return (key, { begins_at, ends_at }, name) => {
    const [from, until] = [day(begins_at), day(ends_at)];
    return from === until ? t(`${key}.oneDay`, { day: from, name }) : t(`${key}.days`, { from, until, name });
  };
}
