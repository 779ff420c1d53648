import { API_ERRORS, type ErrorAnswer } from '@burrow/contracts';
import type { DomainError } from './domain.error.ts';

/** Returns the body of an answer that is not a success. */
export function toErrorAnswer(error: DomainError, requestId: string): ErrorAnswer {
  const { code, message, params, detail } = error;
  return { code, message, params: { ...params }, requestId, detail };
}

export const statusOfCode = (error: DomainError): number => API_ERRORS[error.code];
