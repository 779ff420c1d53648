import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import type { ReactNode } from 'react';
import type { FieldState } from './use-field.ts';

export interface FieldTexts {
  /** Path of the value in the form. */
  readonly name: string;
  readonly label: string;
  /** A line of help between label and input. */
  readonly hint?: ReactNode;
  /** The field may stay empty; the label says so. */
  readonly optional?: boolean;
  /** At the end of the label, for example a link. */
  readonly aside?: ReactNode;
}

interface FieldFrameProps extends Omit<FieldTexts, 'name'> {
  readonly field: FieldState;
  readonly children: ReactNode;
  /** Below the input, unless an error is shown there. */
  readonly note?: ReactNode;
}

/** A label with its help below, the input, and the error underneath. */
export function FieldFrame({ field, label, hint, optional, aside, note, children }: FieldFrameProps) {
  const { t } = useTranslation('forms');
  return (
    <div className="form-field">
      <div className="form-field__head">
        <label htmlFor={field.id} className="form-field__label">
          {label}
          {optional && <span className="form-field__optional"> {t('optional')}</span>}
        </label>
        {aside}
      </div>
      {hint && (
        <p id={field.hintId} className="form-field__hint">
          {hint}
        </p>
      )}
      {children}
      {field.error ? <FieldError id={field.errorId}>{field.error}</FieldError> : note}
    </div>
  );
}

/** Why a field was refused: an icon and words, never colour alone. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className="form-field__error">
      <Icon name="error" size={16} />
      <span>{children}</span>
    </p>
  );
}
