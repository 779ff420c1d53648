import { Note } from '@burrow/ui';
import { useOwnsPrefix } from '@burrow/client';
import type { SignUp, SignUpRole, TokenEmail } from '@burrow/contracts';
import { CheckboxField, Form, PasswordField, TextField, useZodForm } from '@burrow/forms';
import { findLanguage, useTranslation } from '@burrow/i18n';
import { loadSignUpSchema, type SignUpForm as SignUpValues, useSignUpMutation } from '../auth/index.ts';
import { FirstStudent } from './first-student.tsx';
import { RoleCards } from '../../components/role-cards.tsx';
import { Terms } from '../../components/terms.tsx';

interface SignUpFormProps {
  readonly invitation?: TokenEmail;
  readonly token?: string;
  /** Who somebody without an invitation seems to sign up as; they can choose. */
  readonly role: SignUpRole;
  readonly onSent: (email: string) => void;
}

const CODE_FIELDS = {
  'auth/password-too-common': 'password',
  'auth/username-taken': 'student.username',
  'auth/username-unfit': 'student.username',
} as const;

function bodyOf(values: SignUpValues, language: string): SignUp {
  return { ...values, is_old_enough: true, language: findLanguage(language)?.name };
}

/** The sign-up form, with the age rule and, on request, a first student. */
export function SignUpForm({ invitation, token, role, onSent }: SignUpFormProps) {
  const { t, i18n } = useTranslation('account');
  const hasSchools = useOwnsPrefix()('organization');
  const [signUp] = useSignUpMutation();
  const form = useZodForm({
    schema: loadSignUpSchema,
    defaultValues: {
      role: invitation ? (invitation.role === 'parent' ? 'parent' : 'organization_administrator') : role,
      full_name: '',
      email: invitation?.email ?? '',
      password: '',
      verify_password: '',
      is_old_enough: false,
    },
    texts: { is_old_enough: t('signUp.tooYoung') },
  });
  const send = async (values: SignUpValues): Promise<void> => {
    await signUp({ body: bodyOf(values, i18n.language), token }).unwrap();
    onSent(values.email);
  };
  const isParent = form.watch('role') === 'parent';
  return (
    <Form once form={form} submit={t('signUp.submit')} onSubmit={send} codeFields={CODE_FIELDS}>
      {invitation ? <Invitation invitation={invitation} /> : hasSchools && <RoleCards />}
      <TextField name="full_name" kind="name" label={t('signUp.fullName')} autoComplete="name" />
      <TextField
        name="email"
        kind="email"
        label={t('signUp.email')}
        hint={t(invitation ? 'signUp.invitation.emailHint' : 'signUp.emailHint')}
        autoComplete="email"
        readOnly={invitation !== undefined}
      />
      <PasswordField
        name="password"
        label={t('signUp.password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField name="verify_password" label={t('signUp.again')} autoComplete="new-password" />
      <CheckboxField name="is_old_enough" label={t('signUp.oldEnough')} hint={t('signUp.oldEnoughHint')} />
      {isParent && <FirstStudent />}
      <Terms />
    </Form>
  );
}

function Invitation({ invitation }: { readonly invitation: TokenEmail }) {
  const { t } = useTranslation('account');
  const { role, organization_name: organization } = invitation;
  return (
    <Note>
      <p>
        {organization
          ? t(`signUp.invitation.toOrganization.${role}`, { organization })
          : t(`signUp.invitation.to.${role}`)}
      </p>
    </Note>
  );
}
