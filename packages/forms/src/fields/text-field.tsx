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

/** A field for one line of text. */
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
