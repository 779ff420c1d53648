import { useGoTo, useOwnsPrefix, type ApiError, LinkButton, readNext } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import type { GooglePerson } from '@burrow/contracts';
import { CheckboxField, Form, TextField, useZodForm } from '@burrow/forms';
import { findLanguage, useTranslation } from '@burrow/i18n';
import { Button, DelayedSkeleton } from '@burrow/ui';
import { ProblemPage } from '../../components/problem.page.tsx';
import { LogInFrame } from '../../components/log-in-frame.tsx';
import { useOnce } from '../../components/use-once.ts';
import { type GoogleSignUpForm, loadGoogleSignUpSchema } from '../auth/index.ts';
import {
  useCancelGoogleSignUpMutation,
  useEnter,
  useGooglePersonMutation,
  useLeadToSchool,
  useNext,
  useSignUpWithGoogleMutation,
  wantedRole,
} from '../auth/index.ts';
import { RoleCards } from '../../components/role-cards.tsx';
import { Terms } from '../../components/terms.tsx';

/** What a first account needs and Google does not provide. Until it is sent, there is no account. */
export function GoogleSignUp() {
  const { t } = useTranslation('account');
  const [read, { data, error }] = useGooglePersonMutation();
  useOnce(() => void read());
  if (data) return <Questions person={data} />;
  if (!error) return <DelayedSkeleton label={t('signUp.google.reading')} />;
  return (
    <ProblemPage
      title={t('signUp.google.lost')}
      error={error as ApiError}
      spent={t('login.link.expired')}
      onRetry={() => void read()}
    >
      <LinkButton to="signup">{t('signUp.title')}</LinkButton>
    </ProblemPage>
  );
}

function Questions({ person }: { readonly person: GooglePerson }) {
  const { t, i18n } = useTranslation('account');
  const hasSchools = useOwnsPrefix()('organization');
  const [signUp] = useSignUpWithGoogleMutation();
  const enter = useEnter();
  const leadToSchool = useLeadToSchool();
  const role = wantedRole(readNext(useLocation().search));
  const form = useZodForm({
    schema: loadGoogleSignUpSchema,
    defaultValues: { role, full_name: person.full_name, is_old_enough: false },
    texts: { is_old_enough: t('signUp.tooYoung') },
  });
  const send = async (values: GoogleSignUpForm): Promise<void> => {
    const body = { ...values, is_old_enough: true as const, language: findLanguage(i18n.language)?.name };
    const answer = await signUp(body).unwrap();
    if (!(await leadToSchool(answer.user))) await enter(answer);
  };
  return (
    <LogInFrame title={t('signUp.google.title')} text={t('signUp.google.text', { email: person.email })}>
      <Form
        once
        form={form}
        submit={t('signUp.submit')}
        onSubmit={send}
        codeTexts={{ 'auth/token-invalid': t('login.link.expired') }}
        actions={<Cancel />}
      >
        {hasSchools && <RoleCards />}
        <TextField name="full_name" kind="name" label={t('signUp.fullName')} autoComplete="name" />
        <CheckboxField name="is_old_enough" label={t('signUp.oldEnough')} hint={t('signUp.oldEnoughHint')} />
        <Terms />
      </Form>
    </LogInFrame>
  );
}

/** A button that discards what Google said, and goes back to sign-up. */
function Cancel() {
  const { t } = useTranslation('account');
  const [cancel, { isLoading }] = useCancelGoogleSignUpMutation();
  const goTo = useGoTo();
  const next = useNext();
  const leave = async (): Promise<void> => {
    await cancel();
    goTo(`signup${next && `?${next}`}`, { replace: true });
  };
  return (
    <Button size="large" block loading={isLoading} onClick={() => void leave()}>
      {t('common.cancel')}
    </Button>
  );
}
