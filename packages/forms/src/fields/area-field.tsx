import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { useField } from './use-field.ts';

interface AreaFieldProps extends FieldTexts {
  readonly autoFocus?: boolean;
  readonly rows?: number;
}

/** A field for several lines of text. */
export function AreaField({ name, hint, autoFocus, rows = 5, ...frame }: AreaFieldProps) {
  const field = useField(name, { hasHint: Boolean(hint) });
  return (
    <FieldFrame field={field} hint={hint} {...frame}>
      <textarea {...field.input} className="form-field__input" dir="auto" rows={rows} autoFocus={autoFocus} />
    </FieldFrame>
  );
}
