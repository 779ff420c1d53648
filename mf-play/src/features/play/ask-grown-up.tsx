import type { ApiError } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useAskGrownUpMutation } from '../../level/ask-grown-up.api.ts';

/** Sends the question to the adult of the family, and says what became of it. */
export function AskGrownUp() {
  const { t } = useTranslation('play');
  const [ask, { isLoading, isSuccess, error }] = useAskGrownUpMutation();
  const hasAsked = (error as ApiError | undefined)?.code === 'auth/too-many-attempts';
  if (isSuccess || hasAsked) return <p role="status">{t(isSuccess ? 'ask.sent' : 'ask.sentToday')}</p>;
  return (
    <>
      <Button type="primary" loading={isLoading} onClick={() => void ask()}>
        {t('ask.button')}
      </Button>
      {error && <p role="status">{t('ask.failed')}</p>}
    </>
  );
}
