import { RequireSession, PageHead, LinkButton } from '@burrow/client';
import { EmailBodySchema, type SignUpLink } from '@burrow/contracts';
import { Form, TextField, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useState } from 'react';
import { useInviteTeacherMutation } from '../../api/teachers.api.ts';
import { SentInvitation } from './sent-invitation.tsx';

const ADMINS = ['admin'] as const;

/** Invites a teacher by mail, and shows the link to pass on. */
export function AddTeacherPage() {
  const { t } = useTranslation('teachers');
  const [sent, setSent] = useState<SignUpLink & { readonly email: string }>();
  return (
    <RequireSession roles={ADMINS}>
      <PageHead
        title={t('invite')}
        text={t('inviteText')}
        above={{ to: 'organization/teachers', text: t('title') }}
      />
      {sent ? (
        <SentInvitation sent={sent}>
          <Button onClick={() => setSent(undefined)}>{t('inviteAnother')}</Button>
        </SentInvitation>
      ) : (
        <InviteForm onSent={setSent} />
      )}
    </RequireSession>
  );
}

interface InviteFormProps {
  readonly onSent: (sent: SignUpLink & { readonly email: string }) => void;
}

function InviteForm({ onSent }: InviteFormProps) {
  const { t } = useTranslation('teachers');
  const [invite] = useInviteTeacherMutation();
  const form = useZodForm({ schema: EmailBodySchema, defaultValues: { email: '' } });
  return (
    <div className="panel">
      <Form
        form={form}
        submit={t('send')}
        onSubmit={async ({ email }) => onSent({ ...(await invite(email).unwrap()), email })}
        actions={<LinkButton to="organization/teachers">{t('cancel')}</LinkButton>}
        compact
        once
      >
        <TextField name="email" kind="email" label={t('email')} hint={t('emailHint')} autoComplete="off" />
      </Form>
    </div>
  );
}
