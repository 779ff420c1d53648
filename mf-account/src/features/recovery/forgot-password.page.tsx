import { LocaleLink } from '@burrow/client';
import { Form, TextField, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { CheckMail } from '../../components/check-mail.tsx';
import { LogInFrame } from '../../components/log-in-frame.tsx';
import { loadEmailSchema, useForgotPasswordMutation } from '../auth/index.ts';

/** Requests a mail with which a new password can be set. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('account');
  const [ask] = useForgotPasswordMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useZodForm({ schema: loadEmailSchema, defaultValues: { email: '' } });
  if (sentTo !== null)
    return <CheckMail title={t('forgot.sent.title')} text={t('forgot.sent.text', { email: sentTo })} />;
  const send = async ({ email }: { email: string }): Promise<void> => {
    await ask(email).unwrap();
    setSentTo(email);
  };
  return (
    <LogInFrame
      title={t('forgot.title')}
      text={t('forgot.text')}
      footer={<LocaleLink to="login?who=adult">{t('forgot.back')}</LocaleLink>}
    >
      <Form once form={form} submit={t('forgot.submit')} onSubmit={send}>
        <TextField name="email" kind="email" label={t('forgot.email')} autoComplete="email" />
      </Form>
      <p className="sign-in__small">{t('forgot.students')}</p>
    </LogInFrame>
  );
}
