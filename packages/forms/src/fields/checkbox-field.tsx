import type { ReactNode } from 'react';
import { FieldError } from './field-frame.tsx';
import { useField } from './use-field.ts';

interface CheckboxFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** A checkbox with its text beside it. */
export function CheckboxField({ name, label, hint }: CheckboxFieldProps) {
  const field = useField(name, { hasHint: Boolean(hint) });
  return (
    <div className="form-field">
      <div className="form-check">
        <input {...field.input} type="checkbox" className="form-check__box" />
        <div>
          <label htmlFor={field.id} className="form-check__label">
            {label}
          </label>
          {hint && (
            <p id={field.hintId} className="form-field__hint">
              {hint}
            </p>
          )}
        </div>
      </div>
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
    </div>
  );
}
