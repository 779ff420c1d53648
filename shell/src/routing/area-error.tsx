import { useTranslation } from '@burrow/i18n';
import { Button, MessagePanel } from '@burrow/ui';

/** What stands in the place of an area that is down, slow or broken. */
export function AreaError({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <MessagePanel alert title={t('areaError.title')} text={t('areaError.text')}>
      <Button type="primary" onClick={onRetry}>
        {t('areaError.retry')}
      </Button>
    </MessagePanel>
  );
}
