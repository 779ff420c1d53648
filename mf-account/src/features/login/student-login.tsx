import { LocaleLink, useSiteConfig } from '@burrow/client';
import { Form, PasswordField, TextField, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { loadLoginSchema, useEnter, useLoginMutation } from '../auth/index.ts';
import { GoogleButton } from '../google/index.ts';

/** Log-in for students: username and password, or a card; Google for those who have their own account. */
export function StudentLogin() {
  const { t } = useTranslation('account');
  const { google } = useSiteConfig();
  const [login] = useLoginMutation();
  const enter = useEnter();
  const form = useZodForm({ schema: loadLoginSchema, defaultValues: { login: '', password: '' } });
  return (
    <div className="stack">
      <Form
        once
        form={form}
        label={t('login.student.tab')}
        submit={t('login.submit')}
        onSubmit={async values => enter(await login(values).unwrap())}
        codeFields={{ 'auth/wrong-credentials': 'password' }}
        codeTexts={{ 'auth/wrong-credentials': t('login.student.wrong') }}
        help={error => error.code === 'auth/too-many-attempts' && <p>{t('login.student.locked')}</p>}
      >
        <TextField name="login" kind="username" label={t('login.student.username')} autoComplete="username" />
        <PasswordField name="password" label={t('login.password')} autoComplete="current-password" />
      </Form>
      <details className="card-help">
        <summary>
          <Icon name="card" size={24} /> {t('login.card.summary')}
          <Icon name="down" size={16} className="card-help__caret" />
        </summary>
        <ol>
          <li>{t('login.card.camera')}</li>
          <li>{t('login.card.point')}</li>
          <li>{t('login.card.open')}</li>
        </ol>
      </details>
      <p className="sign-in__footer">
        <LocaleLink to="class-login">{t('login.student.classCode')}</LocaleLink>
      </p>
      <p className="sign-in__small">{t('login.student.forgotten')}</p>
      {google && (
        <>
          <p className="or-line">
            <span>{t('login.google.ownAccount')}</span>
          </p>
          <GoogleButton from="login" />
        </>
      )}
    </div>
  );
}
