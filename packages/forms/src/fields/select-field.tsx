import { Icon } from '@burrow/ui';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { useField } from './use-field.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends FieldTexts {
  readonly options: readonly SelectOption[];
}

/** A choice of one in a list, in the system's own control. */
export function SelectField({ name, options, hint, ...frame }: SelectFieldProps) {
  const field = useField(name, { hasHint: Boolean(hint) });
  return (
    <FieldFrame field={field} hint={hint} {...frame}>
      <div className="form-field__row form-field__row--select">
        <select {...field.input} className="form-field__input">
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </div>
    </FieldFrame>
  );
}
