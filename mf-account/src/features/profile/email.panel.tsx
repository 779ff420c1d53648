import { Panel, Note } from '@burrow/ui';
import type { Profile } from '@burrow/contracts';
import { Form, PasswordField, TextField, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useUpdateProfileMutation } from '../../api/profile.api.ts';
import { loadEmailSchema } from '../../schemas/load-profile-schemas.ts';
import { withPassword } from './with-password.ts';

/** The address, and a form to change it; a new one takes effect once it is confirmed. */
export function EmailPanel({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('profile');
  const [update] = useUpdateProfileMutation();
  const { has_password: hasPassword, pending_email: pending } = profile;
  const form = useZodForm({
    schema: () => loadEmailSchema(hasPassword),
    defaultValues: { email: '', current_password: '' },
  });

  const change = async (values: { email: string; current_password: string }): Promise<void> => {
    await update({ email: values.email, ...withPassword(values) }).unwrap();
    form.reset();
  };
  return (
    <Panel title={t('details.email')} text={t('details.emailNow', { email: profile.email })}>
      {pending && (
        <Note live>
          <p>{t('details.pendingEmail', { email: pending })}</p>
        </Note>
      )}
      <Form
        form={form}
        submit={t('details.changeEmail')}
        onSubmit={change}
        codeFields={{ 'auth/wrong-password': 'current_password' }}
        compact
        secondary
        label={t('details.email')}
      >
        <TextField name="email" kind="email" label={t('details.newEmail')} autoComplete="email" />
        {hasPassword && (
          <PasswordField
            name="current_password"
            label={t('details.currentPassword')}
            autoComplete="current-password"
          />
        )}
      </Form>
    </Panel>
  );
}
