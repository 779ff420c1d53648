import { LocaleLink } from '@burrow/client';
import { Form, PasswordField, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { LogInFrame } from '../../components/log-in-frame.tsx';
import { loadGoogleLinkSchema, useLogIn, useLinkGoogleMutation } from '../auth/index.ts';

/** Google's address has an account here: its password proves that both are the same person. */
export function LinkGoogle() {
  const { t } = useTranslation('account');
  const [link] = useLinkGoogleMutation();
  const logIn = useLogIn();
  const form = useZodForm({ schema: loadGoogleLinkSchema, defaultValues: { password: '' } });
  const forgotten = <LocaleLink to="forgot-password">{t('login.adult.forgotten')}</LocaleLink>;
  const footer = <LocaleLink to="login?who=adult">{t('login.link.other')}</LocaleLink>;
  return (
    <LogInFrame title={t('login.link.title')} text={t('login.link.text')} footer={footer}>
      <Form
        once
        form={form}
        submit={t('login.link.submit')}
        onSubmit={async ({ password }) => logIn(link(password).unwrap())}
        codeFields={{ 'auth/wrong-credentials': 'password', 'auth/wrong-password': 'password' }}
        codeTexts={{
          'auth/wrong-credentials': t('login.link.wrong'),
          'auth/token-invalid': t('login.link.expired'),
        }}
      >
        <PasswordField
          autoFocus
          name="password"
          label={t('login.password')}
          aside={forgotten}
          autoComplete="current-password"
        />
      </Form>
    </LogInFrame>
  );
}
