import { HttpException } from '@nestjs/common';
import type { ApiErrorCode } from '@burrow/contracts';
import { DomainError } from './domain.error.ts';

const BY_STATUS: Readonly<Record<number, readonly [ApiErrorCode, string]>> = {
  400: ['request/malformed', 'The request cannot be read.'],
  403: ['auth/forbidden', 'This is not allowed.'],
  404: ['request/not-found', 'There is nothing here.'],
  405: ['request/method-not-allowed', 'This method is not allowed here.'],
  413: ['request/too-large', 'The body is too large.'],
  414: ['request/malformed', 'The address is too long.'],
  415: ['request/malformed', 'The body must be JSON.'],
  429: ['request/too-many', 'Too many requests.'],
  503: ['platform/not-ready', 'The platform is not ready.'],
};

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
const CONNECTION_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered|Client was closed)/;
/** A lock or a statement that took too long, transactions that wait for each other. */
const BUSY_CODES = new Set(['57014', '55P03', '40P01', '40001']);
/** No room on the disk, or for another file; a server that only reads, as a standby does. */
const CANNOT_SAVE_CODES = new Set(['53100', '25006', '58030']);
/** Postgres refuses NUL in a text, and in JSON: only a caller can have sent it. */
const UNSTORABLE_CODES = new Set(['22021', '22P05']);
/** TypeORM's message for the next statement after a transaction's connection has broken. */
const CONNECTION_ERRORS = new Set([
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
]);

function isDatabaseDown(error: unknown): boolean {
  const { code, name, message } = Object(error) as Readonly<Record<string, unknown>>;
  if (typeof code === 'string' && (CONNECTION_CODES.has(code) || code.startsWith('08'))) return true;
  return CONNECTION_ERRORS.has(String(name)) || CONNECTION_MESSAGES.test(String(message));
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
}

/** Turns any failure into an expected one; an unforeseen failure becomes `request/unexpected`, which reveals nothing. */
export function classifyError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const status = statusOf(error) ?? 500;
  const known = BY_STATUS[status] ?? (status < 500 ? BY_STATUS[400] : undefined);
  if (known) return new DomainError(known[0], known[1]);
  const state = String((error as { code?: unknown } | null)?.code);
  if (UNSTORABLE_CODES.has(state)) return new DomainError('request/malformed', 'A text cannot be stored.');
  if (BUSY_CODES.has(state))
    return new DomainError('platform/busy', 'The database is busy.', { retryAfter: 2 });
  if (CANNOT_SAVE_CODES.has(state))
    return new DomainError('platform/cannot-save', 'Nothing can be saved now.', { retryAfter: 30 });
  if (isDatabaseDown(error)) {
    return new DomainError('platform/not-ready', 'The platform is not ready.', { retryAfter: 2 });
  }
  return new DomainError('request/unexpected', 'Something unexpected happened.');
}
