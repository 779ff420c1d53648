import { PasswordField, TextField } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { UsernameField } from '../username/index.ts';

/** What is asked about a first student. */
export function StudentFields() {
  const { t } = useTranslation('account');
  return (
    <>
      <TextField
        optional
        name="student.full_name"
        kind="name"
        label={t('signUp.student.name')}
        autoComplete="off"
      />
      <TextField
        optional
        name="student.age"
        kind="number"
        label={t('signUp.student.age')}
        autoComplete="off"
      />
      <UsernameField name="student.username" />
      <PasswordField
        name="student.password"
        label={t('signUp.student.password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
      />
    </>
  );
}
