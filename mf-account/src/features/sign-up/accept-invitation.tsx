import { type ApiError, useGoTo, useSession } from '@burrow/client';
import type { TokenEmail } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, MessagePanel } from '@burrow/ui';
import { useAcceptInvitationMutation } from '../auth/index.ts';

interface AcceptInvitationProps {
  readonly invitation: TokenEmail;
  readonly token: string;
  /** To sign up instead, as somebody else. */
  readonly onSignUp: () => void;
}

/** An adult who is logged in accepts an invitation with their account: one school more, in which they work from then on. */
export function AcceptInvitation({ invitation, token, onSignUp }: AcceptInvitationProps) {
  const { t } = useTranslation('account');
  const { user } = useSession();
  const goTo = useGoTo();
  const textOf = useProblemText();
  const [accept, { error, isLoading }] = useAcceptInvitationMutation();
  const problem = error as ApiError | undefined;
  const registers = invitation.role === 'organization_administrator';
  const organization = invitation.organization_name ?? '';
  const send = async (): Promise<void> => {
    const answer = await accept(token);
    if (!answer.error) goTo(registers ? 'organization/register' : 'organization');
  };
  return (
    <MessagePanel
      title={t(`signUp.invitation.${organization ? 'toOrganization' : 'to'}.${invitation.role}`, {
        organization,
      })}
      text={t('signUp.invitation.accept.text', { email: user?.email ?? '' })}
    >
      {organization && user?.organization_name && (
        <p>{t('signUp.invitation.accept.moves', { organization, current: user.organization_name })}</p>
      )}
      <Button type="primary" loading={isLoading} onClick={() => void send()}>
        {t(`signUp.invitation.accept.${registers ? 'register' : 'action'}`)}
      </Button>
      <Button onClick={onSignUp}>{t('signUp.invitation.accept.other')}</Button>
      {problem && <p role="alert">{textOf(problem)}</p>}
    </MessagePanel>
  );
}
