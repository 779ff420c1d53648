import { useFormContext, useWatch } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useId } from 'react';
import { ClassSelect } from '../components/class-select.tsx';

const NAME = 'class_id';

interface ClassFieldProps {
  /** Whether somebody may be in no class: administrators decide that. */
  readonly hasNone: boolean;
}

/** The class of a student, in a form: empty for none. */
export function ClassField({ hasNone }: ClassFieldProps) {
  const { t } = useTranslation('students');
  const id = useId();
  const form = useFormContext();
  const value = String(useWatch({ name: NAME }) ?? '');
  const error = form.formState.errors[NAME]?.message;
  const none = { value: '', text: t(hasNone ? 'form.noClass' : 'form.chooseClass') };
  const choose = (classId: string): void =>
    form.setValue(NAME, classId, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <div className="form-field">
      <label htmlFor={id} className="form-field__label">
        {t('form.class')}
      </label>
      <div className="class-field">
        <ClassSelect id={id} value={value} onChoose={choose} others={hasNone || value === '' ? [none] : []} />
      </div>
      {error !== undefined && (
        <p className="form-field__error" role="alert">
          <Icon name="error" size={16} />
          <span>{String(error)}</span>
        </p>
      )}
    </div>
  );
}
