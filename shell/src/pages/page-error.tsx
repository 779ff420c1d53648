import { localePath, useTranslation } from '@burrow/i18n';
import { Button, MessagePanel } from '@burrow/ui';
import { useRouteError } from '@burrow/client/router';
import { useEffect } from 'react';

/** Replaces the whole page if rendering it failed. It depends on as little as possible. */
export function PageError() {
  const { t, i18n } = useTranslation('shell');
  const error = useRouteError();
  useEffect(() => console.warn('The page failed while it was shown.', error), [error]);
  return (
    <main>
      <MessagePanel alert title={t('pageError.title')} text={t('pageError.text')}>
        <Button type="primary" onClick={() => location.reload()}>
          {t('pageError.retry')}
        </Button>
        <Button href={localePath(i18n.language, '')}>{t('pageError.home')}</Button>
      </MessagePanel>
    </main>
  );
}
