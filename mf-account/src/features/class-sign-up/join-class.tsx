import type { ApiError } from '@burrow/client';
import {
  CHARACTERS,
  type ClassByToken,
  type ClassSignUp,
  DEFAULT_CHARACTER,
  readClassCode,
} from '@burrow/contracts';
import { Form, PasswordField, RadioCards, useZodForm } from '@burrow/forms';
import { findLanguage, useTranslation } from '@burrow/i18n';
import { Button, Portrait } from '@burrow/ui';
import { useRef, useState } from 'react';
import { LogInFrame } from '../../components/log-in-frame.tsx';
import { loadClassSignUpSchema, useEnter, useSignUpToClassMutation } from '../auth/index.ts';
import { UsernameField } from '../username/index.ts';
import { WaitForTeacher } from './wait-for-teacher.tsx';

interface JoinClassProps {
  readonly token: string;
  readonly found: ClassByToken;
  /** To another code. */
  readonly onBack: () => void;
}

/** A child chooses an animal, a username and a password, and joins the class, at once or when a teacher lets them in. */
export function JoinClass({ token, found, onBack }: JoinClassProps) {
  const { t, i18n } = useTranslation('account');
  const [signUp] = useSignUpToClassMutation();
  const enter = useEnter();
  const requestId = useRef(crypto.randomUUID());
  const [asking, setAsking] = useState<ClassSignUp | null>(null);
  const form = useZodForm({
    schema: loadClassSignUpSchema,
    defaultValues: { username: '', password: '', verify_password: '', character: DEFAULT_CHARACTER },
  });
  const send = async ({ username, password, character }: ClassSignUp): Promise<void> => {
    const language = findLanguage(i18n.language)?.name;
    const way = readClassCode(token) === null ? { token } : { code: token };
    const body = { ...way, request_id: requestId.current, username, password, character, language };
    const { data, error } = await signUp(body);
    if (data) return enter(data);
    if ((error as ApiError).code !== 'auth/join-waiting') throw error;
    setAsking(body);
  };
  if (asking) return <WaitForTeacher asking={asking} className={found.class_name} onEnd={onBack} />;
  const { class_name, organization_id, organization_name, joins } = found;
  return (
    <LogInFrame
      title={t('classSignUp.joins', { name: class_name })}
      text={
        <>
          {organization_name}
          <br />
          {t(joins === 'now' ? 'classSignUp.text' : 'classSignUp.asks')}
        </>
      }
      footer={
        <Button type="link" onClick={onBack}>
          {t('classSignUp.otherCode')}
        </Button>
      }
    >
      <Form
        once
        form={form}
        submit={t(joins === 'now' ? 'classSignUp.submit' : 'classSignUp.ask')}
        onSubmit={send}
        codeFields={{
          'auth/username-taken': 'username',
          'auth/username-unfit': 'username',
          'auth/password-too-common': 'password',
        }}
        codeTexts={{ 'auth/token-invalid': t('classSignUp.oldLink') }}
      >
        <Fields organizationId={organization_id} />
      </Form>
    </LogInFrame>
  );
}

function Fields({ organizationId }: { readonly organizationId: string }) {
  const { t } = useTranslation('account');
  const cards = CHARACTERS.map(name => ({
    value: name,
    label: t(`characters.${name}`),
    picture: <Portrait character={name} size={48} />,
  }));
  return (
    <>
      <RadioCards pictures name="character" legend={t('classSignUp.character')} cards={cards} />
      <UsernameField name="username" organizationId={organizationId} />
      <PasswordField
        name="password"
        label={t('classSignUp.password')}
        hint={t('classSignUp.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        name="verify_password"
        label={t('classSignUp.passwordAgain')}
        autoComplete="new-password"
      />
    </>
  );
}
