import { usePage, type ApiError } from '@burrow/client';
import { useSearchParams } from '@burrow/client/router';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon, MessagePanel } from '@burrow/ui';
import { LinkButton } from '../../components/link-button.tsx';
import { Note } from '../../components/note.tsx';
import { useResubscribeMutation } from './unsubscribed.api.ts';

/** No more news will come, unless that is taken back. */
export function UnsubscribedPage() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const [resubscribe, { isSuccess, isLoading, error }] = useResubscribeMutation();
  const problemText = useProblemText();
  const emailId = query.get('email');
  const key = isSuccess ? 'unsubscribed.undone' : 'unsubscribed';
  usePage(t(`${key}.title`));
  return (
    <div aria-live="polite">
      <MessagePanel
        title={t(`${key}.title`)}
        text={t(`${key}.text`)}
        picture={<Icon name={isSuccess ? 'success' : 'mail'} size={48} className="message-picture" />}
      >
        {error && (
          <Note kind="error" live>
            <p>{problemText(error as ApiError)}</p>
          </Note>
        )}
        {emailId && !isSuccess && (
          <Button loading={isLoading} onClick={() => void resubscribe(emailId)}>
            {t('unsubscribed.undo')}
          </Button>
        )}
        <LinkButton main to="">
          {t('unsubscribed.home')}
        </LinkButton>
      </MessagePanel>
    </div>
  );
}
