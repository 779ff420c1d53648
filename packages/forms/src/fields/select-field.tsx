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

/**
 * A choice of one in a list, in the system's own control.
 *
 * @example
 * import { Form, SelectField, useZodForm, z } from '@burrow/forms';
 * const grades = ['3', '4'].map(value => ({ value, label: `Grade ${value}` }));
 * function Grade({ save }) {
 *   const form = useZodForm({ schema: z.object({ grade: z.string() }), defaultValues: { grade: '4' } });
 *   return (
 *     <Form form={form} submit="Save" onSubmit={save}>
 *       <SelectField name="grade" label="Grade" options={grades} />
 *     </Form>
 *   );
 * }
 * <Grade /> // → shows combobox 'Grade'
 */
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
