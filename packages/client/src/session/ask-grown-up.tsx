import { askGrownUp } from '@burrow/contracts/calls';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import type { ApiError } from '../api/api-error.ts';
import { api } from '../api/api.ts';
import { write } from '../api/read-write.ts';

const { useAskGrownUpMutation } = api.injectEndpoints({
  endpoints: build => ({
    askGrownUp: write(build, askGrownUp),
  }),
});

/**
 * A child's question for a plan: it is mailed to the adult of the family, at the address that is known, once a day. Says
 * what became of it.
 */
export function AskGrownUp() {
  const { t } = useTranslation('shell');
  const [ask, { isLoading, isSuccess, error }] = useAskGrownUpMutation();
  const hasAsked = (error as ApiError | undefined)?.code === 'auth/too-many-attempts';
  if (isSuccess || hasAsked)
    return <p role="status">{t(isSuccess ? 'askGrownUp.sent' : 'askGrownUp.sentToday')}</p>;
  return (
    <>
      <Button type="primary" loading={isLoading} onClick={() => void ask()}>
        {t('askGrownUp.button')}
      </Button>
      {error && <p role="status">{t('askGrownUp.failed')}</p>}
    </>
  );
}
