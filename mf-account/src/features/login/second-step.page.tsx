import { LocaleLink } from '@burrow/client';
import { Form, TextField, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { LogInFrame } from '../../components/log-in-frame.tsx';
import { loadFactorCodeSchema, useEnter, useLogInWithCodeMutation } from '../auth/index.ts';

/** The password was right: the app's code completes the log-in. */
export function SecondStepPage() {
  const { t } = useTranslation('account');
  const [logIn] = useLogInWithCodeMutation();
  const enter = useEnter();
  const form = useZodForm({
    schema: loadFactorCodeSchema,
    defaultValues: { code: '' },
    texts: { code: t('login.code.rule') },
  });
  const footer = <LocaleLink to="login?who=adult">{t('login.code.again')}</LocaleLink>;
  return (
    <LogInFrame title={t('login.code.title')} text={t('login.code.text')} footer={footer}>
      <Form
        form={form}
        submit={t('login.submit')}
        onSubmit={async ({ code }) => enter(await logIn(code).unwrap())}
        codeFields={{ 'auth/wrong-code': 'code' }}
        codeTexts={{ 'auth/token-invalid': t('login.code.expired') }}
      >
        <TextField
          name="code"
          kind="username"
          label={t('login.code.label')}
          hint={t('login.code.hint')}
          autoComplete="one-time-code"
        />
      </Form>
    </LogInFrame>
  );
}
