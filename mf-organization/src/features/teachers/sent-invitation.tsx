import { LinkButton } from '@burrow/client';
import { Panel } from '@burrow/ui';
import type { SignUpLink } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import type { ReactNode } from 'react';
import { CopyButton } from '../../components/copy-button.tsx';

interface SentInvitationProps {
  readonly sent: SignUpLink & { readonly email: string };
  readonly children: ReactNode;
}

/** An invitation that was sent, with its link to pass on. */
export function SentInvitation({ sent: { email, link, expires_at: end }, children }: SentInvitationProps) {
  const { t } = useTranslation('teachers');
  const { day } = useDates();
  return (
    <Panel title={t('sent.title', { email })} text={t('sent.text', { date: day(end) })}>
      <p className="sent-link">
        <code dir="ltr">{link}</code>
        <CopyButton text={link}>{t('sent.copy')}</CopyButton>
      </p>
      <div className="page-head__actions">
        <LinkButton to="organization/teachers" main>
          {t('sent.back')}
        </LinkButton>
        {children}
      </div>
    </Panel>
  );
}
