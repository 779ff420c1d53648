import type { ApiErrorCode, ErrorParams, FieldError } from '@burrow/contracts';

interface DomainErrorOptions {
  readonly params?: ErrorParams;
  readonly detail?: string | FieldError[];
  /** Seconds after which the same request may succeed. */
  readonly retryAfter?: number;
}

/** A failure that is expected: the answer has the status and the fields of its code. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ApiErrorCode;
  readonly params: ErrorParams;
  readonly detail: string | FieldError[] | null;
  readonly retryAfter: number | undefined;

  constructor(code: ApiErrorCode, message: string, options: DomainErrorOptions = {}) {
    super(message);
    this.code = code;
    this.params = options.params ?? {};
    this.detail = options.detail ?? null;
    this.retryAfter = options.retryAfter;
  }
}
