import { PasswordField } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';

/** Fields of a form that changes a password: the one in use, where there is one, and the new one twice. */
export function NewPasswordFields({
  name,
  hasPassword = true,
}: {
  /** What the call names the new password. */
  readonly name: string;
  readonly hasPassword?: boolean;
}) {
  const { t } = useTranslation('profile');
  return (
    <>
      {hasPassword && (
        <PasswordField
          name="current_password"
          label={t('details.currentPassword')}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        name={name}
        label={t('details.newPassword')}
        hint={t('details.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField name="verify_password" label={t('details.repeatPassword')} autoComplete="new-password" />
    </>
  );
}
