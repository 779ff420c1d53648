import { usePage, type ApiError, LinkButton } from '@burrow/client';
import { Form, PasswordField, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { DelayedSkeleton, MessagePanel } from '@burrow/ui';
import { useState } from 'react';
import { ProblemPage } from '../../components/problem.page.tsx';
import { LogInFrame } from '../../components/log-in-frame.tsx';
import { useOnce } from '../../components/use-once.ts';
import { loadNewPasswordSchema, useResetPasswordMutation, useUserTokenMutation } from '../auth/index.ts';
import { useSecret } from '../secrets/index.ts';

/** Sets a new password with the link in a mail. */
export function ResetPasswordPage() {
  const { secret: token } = useSecret();
  return token ? <ResetWithToken key={token} token={token} /> : <NoLink />;
}

function NoLink() {
  const { t } = useTranslation('account');
  usePage(t('reset.title'));
  return (
    <MessagePanel title={t('reset.noLink.title')} text={t('reset.noLink.text')}>
      <LinkButton main to="forgot-password">
        {t('reset.askAgain')}
      </LinkButton>
    </MessagePanel>
  );
}

function ResetWithToken({ token }: { readonly token: string }) {
  const { t } = useTranslation('account');
  const [read, { data, error }] = useUserTokenMutation();
  const [isDone, setDone] = useState(false);
  useOnce(() => void read(token));
  if (isDone) return <Done />;
  if (data) return <NewPassword token={token} email={data.email} onDone={() => setDone(true)} />;
  if (!error) return <DelayedSkeleton label={t('reset.reading')} />;
  return (
    <ProblemPage
      title={t('reset.failed')}
      error={error as ApiError}
      spent={t('reset.spent')}
      onRetry={() => void read(token)}
    >
      <LinkButton main to="forgot-password">
        {t('reset.askAgain')}
      </LinkButton>
    </ProblemPage>
  );
}

interface NewPasswordProps {
  readonly token: string;
  readonly email: string;
  readonly onDone: () => void;
}

function NewPassword({ token, email, onDone }: NewPasswordProps) {
  const { t } = useTranslation('account');
  const [reset] = useResetPasswordMutation();
  const form = useZodForm({
    schema: loadNewPasswordSchema,
    defaultValues: { password: '', verify_password: '' },
  });
  return (
    <LogInFrame title={t('reset.title')} text={t('reset.text', { email })}>
      <Form
        once
        form={form}
        submit={t('reset.submit')}
        onSubmit={async ({ password }) => {
          await reset({ token, new_password: password }).unwrap();
          onDone();
        }}
        codeFields={{ 'auth/password-too-common': 'password' }}
        codeTexts={{ 'auth/token-invalid': t('reset.spent') }}
      >
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label={t('reset.password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField name="verify_password" label={t('signUp.again')} autoComplete="new-password" />
      </Form>
    </LogInFrame>
  );
}

function Done() {
  const { t } = useTranslation('account');
  return (
    <MessagePanel alert title={t('reset.done.title')} text={t('reset.done.text')}>
      <LinkButton main to="login?who=adult">
        {t('reset.done.action')}
      </LinkButton>
    </MessagePanel>
  );
}
