import { API_ERRORS, type ApiErrorCode, ErrorAnswerSchema } from '@burrow/contracts';
import { DomainError } from '../errors/domain.error.ts';
import type { ServiceAnswer } from './service-place.ts';

const RETRY_AFTER_S = 5;

/** Codes which mean that the platform is set up wrongly, not that somebody made a mistake. */
const NOT_PASSED_ON: readonly string[] = ['auth/not-logged-in', 'auth/forbidden', 'request/invalid'];

const isApiCode = (code: string): code is ApiErrorCode => code in API_ERRORS;

export const serviceDown = (): DomainError =>
  new DomainError('gateway/service-down', 'A part of the platform is down.', { retryAfter: RETRY_AFTER_S });

export const serviceSlow = (): DomainError =>
  new DomainError('gateway/service-slow', 'A part of the platform does not answer in time.', {
    retryAfter: RETRY_AFTER_S,
  });

/** Turns a service's refusal into a failure for the caller: its own code, or an unexpected error. */
export function failureOf(path: string, { status, body }: ServiceAnswer): Error {
  const { data } = ErrorAnswerSchema.safeParse(body);
  if (!data || !isApiCode(data.code) || NOT_PASSED_ON.includes(data.code))
    return new Error(`${path} answers ${status}`);
  const { code, message, params, detail } = data;
  return new DomainError(code, message, { params, ...(detail === null ? {} : { detail }) });
}
