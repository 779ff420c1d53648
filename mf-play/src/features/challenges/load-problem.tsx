import { useTranslation } from '@burrow/i18n';
import { Button, MessagePanel } from '@burrow/ui';

/** The challenges did not load: what to do. */
export function LoadProblem({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('challenges');
  return (
    <MessagePanel alert title={t('failed.title')} text={t('failed.text')}>
      <Button type="primary" onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </MessagePanel>
  );
}
