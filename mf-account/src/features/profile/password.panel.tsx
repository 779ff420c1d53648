import { Panel } from '@burrow/ui';
import { snackbarShown, useAppDispatch } from '@burrow/client';
import { Form, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useUpdateProfileMutation } from '../../api/profile.api.ts';
import { NewPasswordFields } from '../../components/new-password-fields.tsx';
import { loadPasswordSchema } from '../../schemas/load-profile-schemas.ts';
import { withPassword } from './with-password.ts';

/** Sets a new password, or the first one of somebody who signed up with Google. All other sessions end. */
export function PasswordPanel({ hasPassword }: { readonly hasPassword: boolean }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const [update] = useUpdateProfileMutation();
  const form = useZodForm({
    schema: () => loadPasswordSchema(hasPassword),
    defaultValues: { current_password: '', new_password: '', verify_password: '' },
  });

  const change = async (values: { current_password: string; new_password: string }): Promise<void> => {
    await update({ new_password: values.new_password, ...withPassword(values) }).unwrap();
    form.reset();
    dispatch(snackbarShown(t('details.passwordChanged'), 'success'));
  };
  return (
    <Panel
      title={t('details.password')}
      text={t(hasPassword ? 'details.passwordText' : 'details.noPassword')}
    >
      <Form
        form={form}
        submit={t(hasPassword ? 'details.changePassword' : 'details.setPassword')}
        onSubmit={change}
        codeFields={{ 'auth/wrong-password': 'current_password', 'auth/password-too-common': 'new_password' }}
        compact
        secondary
        label={t('details.password')}
      >
        <NewPasswordFields name="new_password" hasPassword={hasPassword} />
      </Form>
    </Panel>
  );
}
