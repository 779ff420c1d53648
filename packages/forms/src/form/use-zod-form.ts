import { useTranslation } from '@burrow/i18n';
import { toNestErrors } from '@hookform/resolvers';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { useEffect, useRef } from 'react';
import { issueText, type IssueText } from './issue-text.rules.ts';
import { onFirstUse, readSchema, type SchemaSource } from './schema-source.ts';

export type ZodForm<Input extends FieldValues, Output = Input> = UseFormReturn<Input, unknown, Output>;

export interface ZodFormOptions<Input extends FieldValues, Output> {
  /** With a loader, the page's first load does without zod and the schema: for pages that visitors open first. */
  readonly schema: SchemaSource<Output, Input>;
  /** A value for every field; what is typed is kept until the form is gone. */
  readonly defaultValues: DefaultValues<Input>;
  /** Translated texts for fields whose errors need their own words, by path: whatever the rule. */
  readonly texts?: Readonly<Record<string, string>>;
}

type TextOf = (path: string, text: IssueText) => string;

function resolverOf<Input extends FieldValues, Output>(
  source: SchemaSource<Output, Input>,
  textOf: TextOf,
): Resolver<Input, unknown, Output> {
  const error = (issue: z.core.$ZodRawIssue): string =>
    textOf((issue.path ?? []).join('.'), issueText(issue));
  return async (values, _context, options) => {
    const schema = await readSchema(source);
    const { success, data, error: refusal } = schema.safeParse(values, { error });
    if (success) return { values: data, errors: {} };
    // The first issue of a field is the one to show.
    const issues = refusal.issues.toReversed().map(({ path, code, message }) => {
      return [path.join('.'), { type: code ?? 'invalid', message }] as const;
    });
    const errors = Object.fromEntries(issues) as FieldErrors<Input>;
    return { values: {}, errors: toNestErrors<Input>(errors, options) };
  };
}

/**
 * A form whose values are checked by a schema: when it is sent, and from then on as the user types. Errors
 * are shown in the page's language. The form returns what the schema makes of the values.
 *
 * @example
 * import { Form, TextField, useZodForm, z } from '@burrow/forms';
 * const schema = z.object({ email: z.email() });
 * function Invite({ send }) {
 *   const form = useZodForm({ schema, defaultValues: { email: '' } });
 *   return (
 *     <Form form={form} submit="Invite" onSubmit={({ email }) => send(email)}>
 *       <TextField name="email" label="Email" kind="email" />
 *     </Form>
 *   );
 * }
 * <Invite /> // → pressing 'Invite' shows 'Please fill this in.'
 */
export function useZodForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  texts = {},
}: ZodFormOptions<Input, Output>): ZodForm<Input, Output> {
  const { t } = useTranslation('forms');
  const textOf: TextOf = (path, { key, params }) =>
    (key === 'required' ? undefined : texts[path]) ?? t(`rules.${key}`, params);
  const source = useRef(schema);
  useEffect(() => onFirstUse(() => void readSchema(source.current).catch(() => undefined)), []);
  return useForm<Input, unknown, Output>({
    resolver: resolverOf(schema, textOf),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
}
