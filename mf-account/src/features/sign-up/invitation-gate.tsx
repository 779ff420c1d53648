import { LinkButton } from '@burrow/client';
import type { ApiError } from '@burrow/client';
import type { TokenEmail } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { DelayedSkeleton } from '@burrow/ui';
import type { ReactNode } from 'react';
import { ProblemPage } from '../../components/problem.page.tsx';
import { useOnce } from '../../components/use-once.ts';
import { useSignUpTokenMutation } from '../auth/index.ts';

interface InvitationGateProps {
  readonly token: string;
  readonly children: (invitation: TokenEmail) => ReactNode;
}

/** Reads who an invitation is for before the form is shown. */
export function InvitationGate({ token, children }: InvitationGateProps) {
  const { t } = useTranslation('account');
  const [read, { data, error }] = useSignUpTokenMutation();
  useOnce(() => void read(token));
  if (data) return children(data);
  if (!error) return <DelayedSkeleton label={t('signUp.invitation.reading')} />;
  return (
    <ProblemPage
      title={t('signUp.invitation.title')}
      error={error as ApiError}
      spent={t('signUp.invitation.spent')}
      onRetry={() => void read(token)}
    >
      <LinkButton to="signup">{t('signUp.invitation.without')}</LinkButton>
    </ProblemPage>
  );
}
