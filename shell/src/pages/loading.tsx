import { useTranslation } from '@burrow/i18n';
import { DelayedSkeleton } from '@burrow/ui';

/** While a page is on its way. */
export function Loading() {
  const { t } = useTranslation('shell');
  return <DelayedSkeleton label={t('loading')} />;
}
