import type { ApiError } from '@burrow/client';

/** Where a server's refusal is shown: next to fields, or in a panel of the form. */
export interface ServerProblem {
  /** Paths of fields, in the form's spelling. */
  readonly fields: readonly string[];
  /** The refusal is shown in the panel: it has no field, or none that this form shows. */
  readonly inPanel: boolean;
}

/** Whether something that was thrown is a failed call. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'code' in error;
}

/**
 * Returns the fields that a refusal is about.
 * @param codeFields the field that a code is about, e.g. `auth/username-taken`
 * @param isShown whether the form has a field with this path
 */
export function placeProblem(
  error: ApiError,
  codeFields: Readonly<Record<string, string>>,
  isShown: (path: string) => boolean,
): ServerProblem {
  const named = codeFields[error.code];
  const paths = named ? [named] : error.fields.map(field => field.path);
  const fields = [...new Set(paths)].filter(isShown);
  return { fields, inPanel: fields.length === 0 };
}
