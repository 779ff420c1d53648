import { LocaleLink, useSiteConfig } from '@burrow/client';
import { Form, PasswordField, TextField, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { loadLoginSchema, useLogIn, useLoginMutation } from '../auth/index.ts';
import { GoogleOrPassword } from '../google/index.ts';

/** Log-in for grown-ups: email and password, or Google if the site has it. */
export function AdultLogin() {
  const { t } = useTranslation('account');
  const { google } = useSiteConfig();
  const [login] = useLoginMutation();
  const logIn = useLogIn();
  const form = useZodForm({ schema: loadLoginSchema, defaultValues: { login: '', password: '' } });
  const forgotten = <LocaleLink to="forgot-password">{t('login.adult.forgotten')}</LocaleLink>;
  return (
    <div className="stack">
      {google && <GoogleOrPassword from="login" />}
      <Form
        once
        form={form}
        label={t('login.adult.tab')}
        submit={t('login.submit')}
        onSubmit={async values => logIn(login(values).unwrap())}
        codeFields={{ 'auth/wrong-credentials': 'password' }}
        codeTexts={{ 'auth/wrong-credentials': t('login.adult.wrong') }}
        help={error => error.code === 'auth/too-many-attempts' && <p>{t('login.adult.locked')}</p>}
      >
        <TextField name="login" kind="email" label={t('login.adult.email')} autoComplete="username" />
        <PasswordField
          name="password"
          label={t('login.password')}
          aside={forgotten}
          autoComplete="current-password"
        />
      </Form>
    </div>
  );
}
