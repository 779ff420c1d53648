import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { sourceCookie } from './utm.rules.ts';

interface UtmNoticeProps {
  readonly source: string;
  readonly onAnswered: () => void;
}

/** Asks before the campaign in the URL is stored. Declining stores nothing, not even the answer. */
export function UtmNotice({ source, onAnswered }: UtmNoticeProps) {
  const { t } = useTranslation('shell');
  const accept = (): void => {
    document.cookie = sourceCookie(source, location.protocol === 'https:');
    onAnswered();
  };
  return (
    <section className="banner banner--utm" aria-label={t('utm.label')}>
      <p>{t('utm.text', { source })}</p>
      <Button onClick={accept}>{t('utm.accept')}</Button>
      <Button onClick={onAnswered}>{t('utm.decline')}</Button>
    </section>
  );
}
