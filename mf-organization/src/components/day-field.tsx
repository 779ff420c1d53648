import { useField } from '@burrow/forms';
import { Icon } from '@burrow/ui';

interface DayFieldProps {
  readonly name: string;
  readonly label: string;
}

/** A day, in the system's own control. */
export function DayField({ name, label }: DayFieldProps) {
  const field = useField(name);
  return (
    <div className="form-field">
      <label htmlFor={field.id} className="form-field__label">
        {label}
      </label>
      <div className="form-field__row">
        <input {...field.input} type="date" className="form-field__input" />
      </div>
      {field.error && (
        <p id={field.errorId} className="form-field__error">
          <Icon name="error" size={16} />
          <span>{field.error}</span>
        </p>
      )}
    </div>
  );
}
