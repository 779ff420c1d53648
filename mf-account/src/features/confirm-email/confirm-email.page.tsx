import { afterLogIn, useAppDispatch, useGoTo, usePage, type ApiError, LinkButton } from '@burrow/client';
import { isApiError, useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon, MessagePanel } from '@burrow/ui';
import { useState } from 'react';
import { isSpent } from '../../components/problem.page.tsx';
import { useOnce } from '../../components/use-once.ts';
import { useSpendEmailTokenMutation } from '../auth/index.ts';
import { useSecret } from '../secrets/index.ts';

/** Uses the token of a mail's link, and goes to the index, which says how it went. */
export function ConfirmEmailPage() {
  const { t } = useTranslation('account');
  const { secret: token } = useSecret();
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const problemText = useProblemText();
  const [spend] = useSpendEmailTokenMutation();
  const [problem, setProblem] = useState<ApiError | null>(null);
  usePage(t('confirm.title'));

  const lead = (verified: boolean): void => goTo(`?email_verified=${verified}`, { replace: true });
  const attempt = async (): Promise<void> => {
    setProblem(null);
    if (!token) return lead(false);
    try {
      await spend(token).unwrap();
      await afterLogIn(dispatch);
      lead(true);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isSpent(error)) lead(false);
      else setProblem(error);
    }
  };
  useOnce(() => void attempt());

  if (problem?.code === 'auth/not-logged-in') return <LogInFirst />;
  if (problem) {
    return (
      <MessagePanel alert title={t('confirm.failed')} text={problemText(problem)}>
        <Button type="primary" onClick={() => void attempt()}>
          {t('common.retry')}
        </Button>
      </MessagePanel>
    );
  }
  return (
    <div role="status">
      <MessagePanel
        title={t('confirm.title')}
        text={t('confirm.text')}
        picture={<Icon name="mail" size={48} className="message-picture" />}
      />
    </div>
  );
}

/** Confirming a new address requires being logged in to its account: a mistyped address must not give the account away. */
function LogInFirst() {
  const { t } = useTranslation('account');
  return (
    <MessagePanel title={t('confirm.logInFirst.title')} text={t('confirm.logInFirst.text')}>
      <LinkButton to="login?who=adult" main>
        {t('login.submit')}
      </LinkButton>
    </MessagePanel>
  );
}
