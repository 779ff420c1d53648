import type { ApiError } from '@burrow/client';
import { Button } from '@burrow/ui';
import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { FormProblem } from './form-problem.tsx';
import { useSending, type SendingOptions } from './use-sending.ts';

export interface FormProps<Input extends FieldValues, Output> extends SendingOptions<Input, Output> {
  /** Text of the main button. */
  readonly submit: string;
  readonly children: ReactNode;
  /** Shown below the text of a refusal: what can be done now. */
  readonly help?: (error: ApiError) => ReactNode;
  /** Beside the main button. */
  readonly actions?: ReactNode;
  /** The button is as wide as its text, not as the form. */
  readonly compact?: boolean;
  /** The form deletes something: the button is outlined in red. */
  readonly danger?: boolean;
  /** Another button of the view is the main one. */
  readonly secondary?: boolean;
  /** Names the form if a page has several. */
  readonly label?: string;
}

/**
 * A form with one main button. It is sent once at a time; errors from the server are shown next to their field,
 * or in a panel above the button. The first invalid field gets the focus.
 *
 * @example
 * import { toApiError } from '@burrow/client';
 * import { Form, TextField, useZodForm, z } from '@burrow/forms';
 * const schema = z.object({ name: z.string() });
 * const taken = toApiError({ status: 409, data: { code: 'auth/username-taken', message: '' } });
 * function Rename() {
 *   const form = useZodForm({ schema, defaultValues: { name: 'ada' } });
 *   const refusal = {
 *     codeFields: { 'auth/username-taken': 'name' },
 *     codeTexts: { 'auth/username-taken': 'Somebody has this name.' },
 *   };
 *   return (
 *     <Form form={form} submit="Save" onSubmit={() => Promise.reject(taken)} {...refusal}>
 *       <TextField name="name" label="Username" kind="username" />
 *     </Form>
 *   );
 * }
 * <Rename /> // → pressing 'Save' shows 'Somebody has this name.'
 */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const {
    form,
    submit,
    children,
    help,
    actions,
    compact = false,
    danger = false,
    secondary = false,
    label,
  } = props;
  const { element, send, isSending, problem, textOf } = useSending(props);
  return (
    <FormProvider {...form}>
      <form ref={element} className="form" noValidate aria-label={label} onSubmit={event => void send(event)}>
        {children}
        {problem && (
          <FormProblem>
            <p>{textOf(problem)}</p>
            {help?.(problem)}
          </FormProblem>
        )}
        <div className="form__actions">
          <Button
            type={danger || secondary ? 'default' : 'primary'}
            danger={danger}
            size="large"
            htmlType="submit"
            block={!compact}
            loading={isSending}
          >
            {submit}
          </Button>
          {actions}
        </div>
      </form>
    </FormProvider>
  );
}
