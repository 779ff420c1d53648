import { DomainError } from '@burrow/service-kit';

const FIRST = 'students.0.';

/** Returns a refusal of a list of one as that of the only one: without the row in the paths of fields. */
export function ofOne(error: unknown): unknown {
  if (!(error instanceof DomainError) || !Array.isArray(error.detail)) return error;
  const { code, message, params, detail, retryAfter } = error;
  const own = detail.map(each => ({ ...each, path: each.path.replace(FIRST, '') }));
  return new DomainError(code, message, { params, detail: own, ...(retryAfter && { retryAfter }) });
}
