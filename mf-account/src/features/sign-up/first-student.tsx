import { PasswordField, TextField, useFormContext, useWatch } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { UsernameField } from '../username/index.ts';

const EMPTY = { full_name: '', age: null, username: '', password: '' };

/** A first student, opened on demand; there is time for it later. */
export function FirstStudent() {
  const { t } = useTranslation('account');
  const form = useFormContext();
  const isOpen = Boolean(useWatch({ name: 'student' }));
  const leave = (): void => {
    form.unregister('student');
    form.setValue('student', undefined);
  };
  if (!isOpen) {
    return (
      <section className="first-student">
        <p className="form-field__hint">{t('signUp.student.later')}</p>
        <Button size="large" block onClick={() => form.setValue('student', EMPTY)}>
          <Icon name="add" />
          {t('signUp.student.open')}
        </Button>
      </section>
    );
  }
  return (
    <fieldset className="first-student first-student--open">
      <legend>{t('signUp.student.title')}</legend>
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
      <Button size="large" onClick={leave}>
        {t('signUp.student.close')}
      </Button>
    </fieldset>
  );
}
