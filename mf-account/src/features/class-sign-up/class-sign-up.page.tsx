import { CHARACTERS, DEFAULT_CHARACTER, ClassSignUpSchema, type ClassSignUp } from '@burrow/contracts';
import { usePage } from '@burrow/client';
import { Form, PasswordField, RadioCards, useZodForm } from '@burrow/forms';
import { findLanguage, useTranslation } from '@burrow/i18n';
import { MessagePanel } from '@burrow/ui';
import { LinkButton } from '../../components/link-button.tsx';
import { Portrait } from '../../components/portrait.tsx';
import { LogInFrame } from '../../components/log-in-frame.tsx';
import { useEnter, useSignUpToClassMutation } from '../auth/index.ts';
import { useSecret } from '../secrets/index.ts';
import { UsernameField } from '../username/index.ts';

const ClassSignUpFormSchema = ClassSignUpSchema.pick({ username: true, password: true, character: true });

/** Joins a class by the teacher's link. */
export function ClassSignUpPage() {
  const { t } = useTranslation('account');
  const { secret: token } = useSecret();
  usePage(t('classSignUp.noLink.title'));
  if (token) return <JoinClass token={token} />;
  return (
    <MessagePanel title={t('classSignUp.noLink.title')} text={t('classSignUp.noLink.text')}>
      <LinkButton main to="login">
        {t('classSignUp.noLink.action')}
      </LinkButton>
    </MessagePanel>
  );
}

function JoinClass({ token }: { readonly token: string }) {
  const { t, i18n } = useTranslation('account');
  const [signUp] = useSignUpToClassMutation();
  const enter = useEnter();
  const form = useZodForm({
    schema: ClassSignUpFormSchema,
    defaultValues: { username: '', password: '', character: DEFAULT_CHARACTER },
  });
  const send = async (values: Omit<ClassSignUp, 'token'>): Promise<void> => {
    const language = findLanguage(i18n.language)?.name;
    await enter(await signUp({ ...values, token, language }).unwrap());
  };
  const cards = CHARACTERS.map(name => ({
    value: name,
    label: t(`characters.${name}`),
    picture: <Portrait character={name} size={48} />,
  }));
  return (
    <LogInFrame title={t('classSignUp.title')} text={t('classSignUp.text')}>
      <Form
        once
        form={form}
        submit={t('classSignUp.submit')}
        onSubmit={send}
        codeFields={{
          'auth/username-taken': 'username',
          'auth/username-unfit': 'username',
          'auth/password-too-common': 'password',
        }}
        codeTexts={{ 'auth/token-invalid': t('classSignUp.oldLink') }}
      >
        <UsernameField unchecked name="username" />
        <PasswordField
          name="password"
          label={t('classSignUp.password')}
          hint={t('classSignUp.passwordHint')}
          autoComplete="new-password"
        />
        <RadioCards pictures name="character" legend={t('classSignUp.character')} cards={cards} />
      </Form>
    </LogInFrame>
  );
}
