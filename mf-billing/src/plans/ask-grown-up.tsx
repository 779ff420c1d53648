import { type ApiError, LinkButton } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button, MessagePanel } from '@burrow/ui';
import { useAskGrownUpForPlanMutation } from '../api/ask-grown-up.api.ts';

/** What a child sees in place of prices: what plans are for, and whom to ask. Pupils of a school ask their teacher. */
export function AskGrownUp({ isPupil }: { readonly isPupil: boolean }) {
  const { t } = useTranslation('billing');
  return (
    <MessagePanel title={t('child.title')} text={t(isPupil ? 'child.teacher' : 'child.grownUp')}>
      {!isPupil && <AskByMail />}
      <LinkButton to="" main={isPupil}>
        {t('child.play')}
      </LinkButton>
    </MessagePanel>
  );
}

/** Mails the adult of the family, at the address that is known. */
function AskByMail() {
  const { t } = useTranslation('billing');
  const [ask, { isLoading, isSuccess, error }] = useAskGrownUpForPlanMutation();
  const hasAsked = (error as ApiError | undefined)?.code === 'auth/too-many-attempts';
  if (isSuccess || hasAsked) return <p role="status">{t(isSuccess ? 'child.sent' : 'child.sentToday')}</p>;
  return (
    <>
      <Button type="primary" size="large" loading={isLoading} onClick={() => void ask()}>
        {t('child.ask')}
      </Button>
      {error && <p role="status">{t('child.failed')}</p>}
    </>
  );
}
