import { usePage, useSession, type ApiError, LinkButton } from '@burrow/client';
import { useSearchParams } from '@burrow/client/router';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon, MessagePanel, Note } from '@burrow/ui';
import { useState } from 'react';
import { useResubscribeMutation, useUnsubscribeMutation } from './unsubscribed.api.ts';

/** Whether the address receives news, as far as this page has changed it. */
type Stage = 'asked' | 'ended' | 'undone';

/** The page of a mail's link for unsubscribing: it asks first, since mail programs follow links too. */
export function UnsubscribedPage() {
  const [query] = useSearchParams();
  const emailId = query.get('email');
  return emailId ? <EndNews emailId={emailId} /> : <NoMail />;
}

function NoMail() {
  const { t } = useTranslation('account');
  usePage(t('unsubscribed.noMail.title'));
  return (
    <MessagePanel title={t('unsubscribed.noMail.title')} text={t('unsubscribed.noMail.text')}>
      <LinkButton main to="">
        {t('unsubscribed.home')}
      </LinkButton>
    </MessagePanel>
  );
}

function EndNews({ emailId }: { readonly emailId: string }) {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  // Whoever has only the link, which may have been forwarded, logs in for news.
  const { user } = useSession();
  const isAdult = typeof user?.email === 'string' && !user.is_student;
  const [stage, setStage] = useState<Stage>('asked');
  const [unsubscribe, ending] = useUnsubscribeMutation();
  const [resubscribe, undoing] = useResubscribeMutation();
  const error = ending.error ?? undoing.error;
  usePage(t(`unsubscribed.${stage}.title`));

  const end = async (): Promise<void> => {
    if (!(await unsubscribe(emailId)).error) setStage('ended');
  };
  const undo = async (): Promise<void> => {
    if (!(await resubscribe(emailId)).error) setStage('undone');
  };
  return (
    <div aria-live="polite">
      <MessagePanel
        title={t(`unsubscribed.${stage}.title`)}
        text={t(`unsubscribed.${stage}.text`)}
        picture={
          <Icon name={stage === 'undone' ? 'success' : 'mail'} size={48} className="message-picture" />
        }
      >
        {error && (
          <Note kind="error" live>
            <p>{problemText(error as ApiError)}</p>
          </Note>
        )}
        {stage === 'asked' && (
          <Button type="primary" loading={ending.isLoading} onClick={() => void end()}>
            {t('unsubscribed.asked.action')}
          </Button>
        )}
        {stage === 'ended' && !isAdult && (
          <LinkButton to="profile/details">{t('unsubscribed.ended.profile')}</LinkButton>
        )}
        {stage === 'ended' && isAdult && (
          <Button loading={undoing.isLoading} onClick={() => void undo()}>
            {t('unsubscribed.ended.undo')}
          </Button>
        )}
        <LinkButton main={stage !== 'asked'} to="">
          {t('unsubscribed.home')}
        </LinkButton>
      </MessagePanel>
    </div>
  );
}
