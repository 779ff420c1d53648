import { useFormContext, useWatch } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { lazyPart } from '@burrow/client';

const StudentFields = lazyPart(async () => (await import('./student-fields.tsx')).StudentFields);

const EMPTY = { full_name: '', age: null, username: '', password: '' };

/** A first student, opened on request; it can be done later. */
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
      <StudentFields />
      <Button size="large" onClick={leave}>
        {t('signUp.student.close')}
      </Button>
    </fieldset>
  );
}
