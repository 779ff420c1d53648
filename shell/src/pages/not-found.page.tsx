import { LocaleLink, usePage } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { MessagePanel } from '@burrow/ui';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  usePage(t('notFound.title'));
  return (
    <MessagePanel title={t('notFound.title')} text={t('notFound.text')}>
      <LocaleLink to="" className="link-button link-button--main">
        {t('notFound.action')}
      </LocaleLink>
    </MessagePanel>
  );
}
