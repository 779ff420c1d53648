import { LinkButton, LocaleLink, useSiteConfig } from '@burrow/client';
import type { Login } from '@burrow/contracts';
import { Form, isApiError, PasswordField, TextField, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Icon, Note } from '@burrow/ui';
import { useState } from 'react';
import { keptSchool } from '../../components/kept-school.ts';
import { loadLoginSchema, useEnter, useLoginMutation } from '../auth/index.ts';
import { GoogleButton } from '../google/index.ts';

/** Log-in for students: username and password, or a card; Google for those who have their own account. */
export function StudentLogin() {
  const { t } = useTranslation('account');
  const { google } = useSiteConfig();
  const [login] = useLoginMutation();
  const enter = useEnter();
  const [isWrong, setIsWrong] = useState(false);
  const form = useZodForm({ schema: loadLoginSchema, defaultValues: { login: '', password: '' } });
  const attempt = async (values: Login): Promise<void> => {
    const answer = await login(values)
      .unwrap()
      .catch((error: unknown) => {
        setIsWrong(isApiError(error) && error.code === 'auth/wrong-credentials');
        throw error;
      });
    await enter(answer);
  };
  return (
    <div className="stack">
      <OwnSchool />
      <Form
        once
        form={form}
        label={t('login.student.tab')}
        submit={t('login.submit')}
        onSubmit={attempt}
        codeFields={{ 'auth/wrong-credentials': 'password' }}
        codeTexts={{ 'auth/wrong-credentials': t('login.student.wrong') }}
        help={error => error.code === 'auth/too-many-attempts' && <p>{t('login.student.locked')}</p>}
      >
        <TextField name="login" kind="username" label={t('login.student.username')} autoComplete="username" />
        <PasswordField name="password" label={t('login.password')} autoComplete="current-password" />
      </Form>
      {isWrong && <AtSchool />}
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

/** The school at which somebody logged in here last: its students have usernames that only the school knows. */
function OwnSchool() {
  const { t } = useTranslation('account');
  const [school] = useState(keptSchool);
  if (!school) return null;
  return (
    <LinkButton to={`login-org/${school.slug}`}>
      <Icon name="institution" size={16} /> {t('loginOrg.school.title', { name: school.name })}
    </LinkButton>
  );
}

/** What else to try. It says the same whatever was wrong: nobody learns here which names exist. */
function AtSchool() {
  const { t } = useTranslation('account');
  return (
    <Note>
      <p role="status">
        {t('login.student.atSchool')} <LocaleLink to="login-org">{t('login.school.link')}</LocaleLink>
      </p>
    </Note>
  );
}
