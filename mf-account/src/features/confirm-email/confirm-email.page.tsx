import {
  afterLogIn,
  type ApiError,
  LinkButton,
  useAppDispatch,
  useGoTo,
  useOwnsPrefix,
  usePage,
} from '@burrow/client';
import type { CurrentUser } from '@burrow/contracts';
import { worksAtSchool } from '@burrow/contracts/paths';
import { isApiError, useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon, MessagePanel } from '@burrow/ui';
import { useState } from 'react';
import { isSpent } from '../../components/problem.page.tsx';
import { useOnce } from '../../components/use-once.ts';
import { useLeadToSchool, useSpendEmailTokenMutation } from '../auth/index.ts';
import { useSecret } from '../secrets/index.ts';

/** Uses the token of a mail's link, and goes to the index, which says how it went; whoever works at a school is led there. */
export function ConfirmEmailPage() {
  const { t } = useTranslation('account');
  const { secret: token } = useSecret();
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const problemText = useProblemText();
  const [spend] = useSpendEmailTokenMutation();
  const leadToSchool = useLeadToSchool();
  const hasSchools = useOwnsPrefix()('organization');
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [member, setMember] = useState<CurrentUser | null>(null);
  usePage(t('confirm.title'));

  const lead = (verified: boolean): void => goTo(`?email_verified=${verified}`, { replace: true });
  const attempt = async (): Promise<void> => {
    setProblem(null);
    if (!token) return lead(false);
    try {
      const { user } = await spend(token).unwrap();
      if (await leadToSchool(user)) return;
      await afterLogIn(dispatch);
      if (hasSchools && worksAtSchool(user)) setMember(user);
      else lead(true);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isSpent(error)) lead(false);
      else setProblem(error);
    }
  };
  useOnce(() => void attempt());

  if (member) return <SchoolNext hasSchool={member.organization_id !== null} />;
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

/** What comes next for an administrator or a teacher. */
function SchoolNext({ hasSchool }: { readonly hasSchool: boolean }) {
  const { t } = useTranslation('account');
  const key = hasSchool ? 'open' : 'register';
  return (
    <div role="status">
      <MessagePanel
        title={t('confirm.school.title')}
        text={t(`confirm.school.${key}.text`)}
        picture={<Icon name="success" size={48} className="message-picture" />}
      >
        <LinkButton main to={hasSchool ? 'organization' : 'organization/details'}>
          {t(`confirm.school.${key}.action`)}
        </LinkButton>
      </MessagePanel>
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
