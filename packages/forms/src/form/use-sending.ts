import type { ApiError } from '@burrow/client';
import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { isApiError, placeProblem } from './server-problem.rules.ts';
import { useProblemText } from './use-problem-text.ts';
import type { ZodForm } from './use-zod-form.ts';

export interface SendingOptions<Input extends FieldValues, Output> {
  readonly form: ZodForm<Input, Output>;
  /** Sends the values. If it rejects with an `ApiError`, the error is shown and everything typed stays. */
  readonly onSubmit: (values: Output) => Promise<unknown>;
  /** The field that a code is about, e.g. `{ 'auth/username-taken': 'username' }`. */
  readonly codeFields?: Readonly<Record<string, FieldPath<Input>>>;
  /** Translated texts for codes that mean something else here than elsewhere. */
  readonly codeTexts?: Readonly<Record<string, string>>;
  /** Success leads to another page: the form stays disabled. */
  readonly once?: boolean;
}

export interface Sending {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly send: (event: SyntheticEvent) => Promise<void>;
  readonly isSending: boolean;
  /** What the server refused without a field to show it at. */
  readonly problem: ApiError | null;
  readonly textOf: (error: ApiError) => string;
}

const UNEXPECTED: ApiError = {
  status: 0,
  name: 'Error',
  code: 'request/unexpected',
  message: 'The page failed.',
  params: {},
  requestId: null,
  detail: null,
  fields: [],
  retryAfter: null,
};

const NO_CONNECTION: ApiError = { ...UNEXPECTED, code: 'network' };

function toProblem(error: unknown): ApiError {
  if (isApiError(error)) return error;
  console.error('A form could not be sent.', error);
  return UNEXPECTED;
}

/** Sends a form once at a time, and shows what the server refuses in the right place. */
export function useSending<Input extends FieldValues, Output>(
  options: SendingOptions<Input, Output>,
): Sending {
  const { form, onSubmit, codeFields = {}, codeTexts = {}, once = false } = options;
  const problemText = useProblemText();
  const element = useRef<HTMLFormElement>(null);
  const isClosed = useRef(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const textOf = (error: ApiError): string => codeTexts[error.code] ?? problemText(error);

  const show = (error: ApiError): void => {
    const isShown = (path: string): boolean => Boolean(element.current?.elements.namedItem(path));
    const { fields, inPanel } = placeProblem(error, codeFields, isShown);
    for (const [index, path] of fields.entries()) {
      const told = { type: 'server', message: textOf(error) };
      form.setError(path as FieldPath<Input>, told, { shouldFocus: index === 0 });
    }
    setProblem(inPanel ? error : null);
  };

  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isClosed.current) return;
    isClosed.current = true;
    setProblem(null);
    let stays = false;
    const attempt = async (values: Output): Promise<void> => {
      setSending(true);
      try {
        await onSubmit(values);
        stays = once;
      } catch (error) {
        show(toProblem(error));
      }
    };
    try {
      await form.handleSubmit(attempt)(event);
    } catch (error) {
      // The schema could not be loaded, usually because there is no connection.
      console.warn('A form could not be checked.', error);
      setProblem(NO_CONNECTION);
    }
    isClosed.current = stays;
    setSending(stays);
  };

  return { element, send, isSending, problem, textOf };
}
