import {
  API_ERRORS,
  type ApiErrorCode,
  type ErrorAnswer,
  type ErrorParams,
  type FieldError,
} from '@burrow/contracts';
import { HttpResponse } from 'msw';

interface RefusalOptions {
  readonly params?: ErrorParams;
  readonly fields?: readonly FieldError[];
}

/** Returns an answer as the services send it for a code of contracts. */
export function refusal(
  code: ApiErrorCode,
  { params = {}, fields }: RefusalOptions = {},
): HttpResponse<ErrorAnswer> {
  const detail = fields ? [...fields] : null;
  const answer: ErrorAnswer = { code, message: code, params: { ...params }, requestId: 'test', detail };
  return HttpResponse.json(answer, { status: API_ERRORS[code] });
}
