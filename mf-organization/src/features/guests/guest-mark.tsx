import { useTranslation } from '@burrow/i18n';

/** Says beside a name that somebody comes from another class. */
export function GuestMark() {
  const { t } = useTranslation('guests');
  return <span className="guest-mark">{t('guest')}</span>;
}
