import { useTranslation } from '@burrow/i18n';

/** Whether one can join, and how long. */
export function JoiningWords({ minutes }: { readonly minutes: number | null }) {
  const { t } = useTranslation('class-entry');
  if (minutes === null) return <>{t('joining.closed')}</>;
  return <>{minutes > 0 ? t('joining.open', { count: minutes }) : t('joining.asks')}</>;
}
