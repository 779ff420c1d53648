import { useId } from 'react';
import { get, useFormContext, type RegisterOptions, type UseFormRegisterReturn } from 'react-hook-form';

export interface FieldState {
  readonly id: string;
  /** The translated error, if there is one. */
  readonly error: string | undefined;
  readonly hintId: string;
  readonly errorId: string;
  /** Props of the input itself. */
  readonly input: UseFormRegisterReturn & {
    readonly id: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  };
}

interface FieldOptions {
  readonly hasHint?: boolean;
  readonly register?: RegisterOptions;
}

/**
 * Connects an input to the form around it, and to its hint and error.
 *
 * @example
 * import { Form, useField, useZodForm, z } from '@burrow/forms';
 * function SpeedField() {
 *   const { id, input, error } = useField('speed');
 *   return (
 *     <label htmlFor={id}>
 *       Speed <input {...input} type="range" /> {error}
 *     </label>
 *   );
 * }
 * function Settings({ save }) {
 *   const form = useZodForm({ schema: z.object({ speed: z.string() }), defaultValues: { speed: '50' } });
 *   return <Form form={form} submit="Save" onSubmit={save}><SpeedField /></Form>;
 * }
 * <Settings /> // → shows slider 'Speed'
 */
export function useField(name: string, { hasHint = false, register }: FieldOptions = {}): FieldState {
  const form = useFormContext();
  const id = useId();
  const error = (get(form.formState.errors, name) as { message?: string } | undefined)?.message;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [error && errorId, hasHint && hintId].filter(Boolean).join(' ') || undefined;
  return {
    id,
    error,
    hintId,
    errorId,
    input: {
      ...form.register(name, register),
      id,
      'aria-invalid': error !== undefined,
      'aria-describedby': describedBy,
    },
  };
}
