import { LocaleLink, useOwnsPrefix, type ApiError, LinkButton } from '@burrow/client';
import { useParams } from '@burrow/client/router';
import type { Login, PublicOrganization } from '@burrow/contracts';
import { Form, PasswordField, TextField, useProblemText, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, DelayedSkeleton, MessagePanel } from '@burrow/ui';
import { keepSchool } from '../../components/kept-school.ts';
import { LogInFrame } from '../../components/log-in-frame.tsx';
import {
  loadLoginSchema,
  LoggedInNote,
  useLogIn,
  useLoginOrgMutation,
  usePublicOrganizationQuery,
} from '../auth/index.ts';

/** The log-in of one school, by its short name in the path. */
export function LoginSchoolPage() {
  const { t } = useTranslation('account');
  const { organizationSlug = '' } = useParams();
  const { data, error, refetch } = usePublicOrganizationQuery(organizationSlug.toLowerCase());
  if (data) return <SchoolLogin school={data} />;
  if (error)
    return <NoSchool error={error as ApiError} slug={organizationSlug} onRetry={() => void refetch()} />;
  return <DelayedSkeleton label={t('loginOrg.reading')} />;
}

function SchoolLogin({ school }: { readonly school: PublicOrganization }) {
  const { t } = useTranslation('account');
  const [login] = useLoginOrgMutation();
  const logIn = useLogIn();
  const hasSchools = useOwnsPrefix()('organization');
  const form = useZodForm({ schema: loadLoginSchema, defaultValues: { login: '', password: '' } });
  const enter = async (values: Login): Promise<void> => {
    const attempt = login({ ...values, organization_slug: school.slug }).unwrap();
    void attempt.then(() => keepSchool(school)).catch(() => undefined);
    await logIn(attempt);
  };
  return (
    <LogInFrame
      title={t('loginOrg.school.title', { name: school.name })}
      text={t('loginOrg.school.text')}
      footer={<LocaleLink to="login-org">{t('loginOrg.school.other')}</LocaleLink>}
    >
      <LoggedInNote />
      <Form
        once
        form={form}
        submit={t('login.submit')}
        onSubmit={enter}
        codeFields={{ 'auth/wrong-credentials': 'password' }}
        codeTexts={{ 'auth/wrong-credentials': t('login.student.wrong') }}
        help={error => error.code === 'auth/too-many-attempts' && <p>{t('loginOrg.school.locked')}</p>}
      >
        <TextField name="login" kind="username" label={t('loginOrg.school.login')} autoComplete="username" />
        <PasswordField name="password" label={t('login.password')} autoComplete="current-password" />
      </Form>
      <p className="sign-in__small">{t('loginOrg.school.forgotten')}</p>
      {hasSchools && (
        <p className="sign-in__small">
          {t('loginOrg.school.teach')}{' '}
          <LocaleLink to={`organization/join?school=${school.slug}`}>{t('loginOrg.school.join')}</LocaleLink>
        </p>
      )}
    </LogInFrame>
  );
}

interface NoSchoolProps {
  readonly error: ApiError;
  readonly slug: string;
  readonly onRetry: () => void;
}

function NoSchool({ error, slug, onRetry }: NoSchoolProps) {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const isUnknown = error.code === 'organization/unknown' || error.code === 'request/invalid';
  const text = isUnknown ? t('loginOrg.unknown.text', { slug }) : problemText(error);
  return (
    <MessagePanel alert title={t(isUnknown ? 'loginOrg.unknown.title' : 'loginOrg.failed')} text={text}>
      {!isUnknown && (
        <Button type="primary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      <LinkButton main={isUnknown} to="login-org">
        {t('loginOrg.unknown.action')}
      </LinkButton>
    </MessagePanel>
  );
}
