import type { ErrorAnswer, FieldError } from '@burrow/contracts';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/**
 * Any failure of a call, in one form. `status` is 0 if no answer came. `name` is the standard name
 * of the status ('Validation Error' for 422); for a status without one, `message` contains status and body.
 */
export interface ApiError {
  readonly status: number;
  readonly name: string;
  /** A code of contracts, or `network` if no answer came. */
  readonly code: string;
  readonly message: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly requestId: string | null;
  /** The server's detail message, if it sent one. */
  readonly detail: string | null;
  readonly fields: readonly FieldError[];
  /** Seconds after which the call may be repeated, if the server said so (`Retry-After`). */
  readonly retryAfter: number | null;
}

const STANDARD_NAMES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  422: 'Validation Error',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

const isErrorAnswer = (body: unknown): body is ErrorAnswer =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

/**
 * Converts what fetchBaseQuery reports to an {@link ApiError}.
 *
 * @example
 * import { toApiError } from '@burrow/client';
 * toApiError({ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }).code // → 'network'
 * const error = toApiError({ status: 404, data: { code: 'organization/unknown', message: 'No such school.' } });
 * [error.name, error.code, error.message] // → ['Not Found', 'organization/unknown', 'No such school.']
 */
export function toApiError(failure: FetchBaseQueryError, headers?: Headers): ApiError {
  const status =
    typeof failure.status === 'number'
      ? failure.status
      : Number('originalStatus' in failure && failure.originalStatus) || 0;
  const body = failure.data;
  const answer = isErrorAnswer(body) ? body : null;
  const detail = answer?.detail ?? null;
  return {
    status,
    name: STANDARD_NAMES[status] ?? 'Error',
    code: answer?.code ?? (status === 0 ? 'network' : 'request/unexpected'),
    message: answer?.message ?? `${status} ${typeof body === 'string' ? body : JSON.stringify(body ?? '')}`,
    params: answer?.params ?? {},
    requestId: answer?.requestId ?? null,
    detail: typeof detail === 'string' ? detail : null,
    fields: Array.isArray(detail) ? detail : [],
    retryAfter: Number(headers?.get('retry-after')) || null,
  };
}
