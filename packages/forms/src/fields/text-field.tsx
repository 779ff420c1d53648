import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { useField } from './use-field.ts';

export interface TextFieldProps extends FieldTexts {
  /**
   * What is typed: it sets the keyboard, and the direction of text that runs from left to right in every
   * language. `number` gives the form a number, or null if nothing is typed.
   */
  readonly kind?: 'text' | 'email' | 'name' | 'number' | 'slug' | 'username';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly autoFocus?: boolean;
  readonly readOnly?: boolean;
  /** Below the input, unless an error is shown there. */
  readonly note?: ReactNode;
  /** Beside the input, for example a button. */
  readonly children?: ReactNode;
}

const asNumber = (typed: unknown): number | null =>
  typed === null || typed === undefined || String(typed).trim() === '' ? null : Number(typed);

const PLAIN = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

const KINDS = {
  text: { dir: 'auto' },
  name: { dir: 'auto', autoCapitalize: 'words', spellCheck: false },
  email: { dir: 'ltr', inputMode: 'email', ...PLAIN },
  username: { dir: 'auto', ...PLAIN },
  slug: { dir: 'ltr', inputMode: 'url', ...PLAIN },
  number: { dir: 'ltr', inputMode: 'numeric' },
} as const;

/**
 * A field for one line of text.
 *
 * @example
 * import { Form, TextField, useZodForm, z } from '@burrow/forms';
 * const schema = z.object({ seats: z.number().min(5) });
 * function Seats({ buy }) {
 *   const form = useZodForm({ schema, defaultValues: { seats: 2 } });
 *   return (
 *     <Form form={form} submit="Buy" onSubmit={buy}>
 *       <TextField name="seats" label="Seats" kind="number" hint="One for each student." />
 *     </Form>
 *   );
 * }
 * <Seats /> // → pressing 'Buy' shows 'At least 5, please.'
 */
export function TextField(props: TextFieldProps) {
  const { name, kind = 'text', autoComplete, autoFocus, readOnly, children, hint, ...frame } = props;
  const register = kind === 'number' ? { setValueAs: asNumber } : undefined;
  const field = useField(name, { hasHint: Boolean(hint), register });
  return (
    <FieldFrame field={field} hint={hint} {...frame}>
      <div className="form-field__row">
        <input
          {...field.input}
          {...KINDS[kind]}
          type="text"
          className="form-field__input"
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          readOnly={readOnly}
        />
        {children}
      </div>
    </FieldFrame>
  );
}
