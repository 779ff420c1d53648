import { LocaleLink, useSession, useSiteConfig, LinkButton, readNext } from '@burrow/client';
import { useLocation, useSearchParams } from '@burrow/client/router';
import type { TokenEmail } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon, MessagePanel } from '@burrow/ui';
import { useState } from 'react';
import { CheckMail } from '../../components/check-mail.tsx';
import { LogInFrame } from '../../components/log-in-frame.tsx';
import { LoggedInNote, useNext, wantedRole } from '../auth/index.ts';
import { GoogleNote, GoogleOrPassword, GoogleSignUp } from '../google/index.ts';
import { useSecret } from '../secrets/index.ts';
import { AcceptInvitation } from './accept-invitation.tsx';
import { InvitationGate } from './invitation-gate.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Creates an account, as a parent or an administrator of an organisation, or with an invitation. */
export function SignUpPage() {
  const { secret: token } = useSecret();
  const [query] = useSearchParams();
  if (query.get('google') === 'new') return <GoogleSignUp />;
  return token ? (
    <InvitationGate key={token} token={token}>
      {invitation => <Invited invitation={invitation} token={token} />}
    </InvitationGate>
  ) : (
    <SignUp />
  );
}

interface InvitedProps {
  readonly invitation: TokenEmail;
  readonly token: string;
}

/** Who is logged in as an adult can use that account; nobody becomes a parent by it. */
function Invited({ invitation, token }: InvitedProps) {
  const { user, isLoading } = useSession();
  const [signsUp, setSignsUp] = useState(false);
  const canAccept = user?.user_id && !user.is_student && invitation.role !== 'parent';
  if (isLoading) return null;
  return canAccept && !signsUp ? (
    <AcceptInvitation invitation={invitation} token={token} onSignUp={() => setSignsUp(true)} />
  ) : (
    <SignUp invitation={invitation} token={token} />
  );
}

interface SignUpProps {
  readonly invitation?: TokenEmail;
  readonly token?: string;
}

function SignUp({ invitation, token }: SignUpProps) {
  const { t } = useTranslation('account');
  const { google } = useSiteConfig();
  const next = useNext();
  const role = wantedRole(readNext(useLocation().search));
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return invitation ? <AccountReady email={sentTo} /> : <MailSent email={sentTo} />;
  const isForSchool = invitation !== undefined && invitation.role !== 'parent';
  const footer = (
    <p>
      {t(isForSchool ? 'signUp.haveOne.invited' : 'signUp.haveOne.question')}{' '}
      <LocaleLink to={`login${next && `?${next}`}`}>{t('signUp.haveOne.link')}</LocaleLink>
    </p>
  );
  const head = role === 'parent' || invitation ? 'signUp' : 'signUp.school';
  return (
    <LogInFrame title={t(`${head}.title`)} text={t(`${head}.text`)} footer={footer}>
      <LoggedInNote />
      <GoogleNote />
      {google && !invitation && <GoogleOrPassword from="signup" />}
      <SignUpForm invitation={invitation} token={token} role={role} onSent={setSentTo} />
    </LogInFrame>
  );
}

function MailSent({ email }: { readonly email: string }) {
  const { t } = useTranslation('account');
  return <CheckMail title={t('signUp.sent.title')} text={t('signUp.sent.text', { email })} />;
}

/** The invitation's mail has proved that the address is theirs: nothing is left to confirm. */
function AccountReady({ email }: { readonly email: string }) {
  const { t } = useTranslation('account');
  return (
    <MessagePanel
      alert
      title={t('signUp.invitation.ready.title')}
      text={t('signUp.invitation.ready.text', { email })}
      picture={<Icon name="success" size={48} className="message-picture" />}
    >
      <LinkButton main to="login?who=adult">
        {t('signUp.invitation.ready.action')}
      </LinkButton>
    </MessagePanel>
  );
}
