import { usePage } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';

/** The first page of the area. */
export function StartPage() {
  const { t } = useTranslation('quiz');
  usePage(t('start.title'));
  return (
    <article className="quiz">
      <h1>{t('start.title')}</h1>
      <p>{t('start.text')}</p>
    </article>
  );
}
