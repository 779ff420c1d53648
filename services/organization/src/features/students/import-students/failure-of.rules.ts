import type { ImportState } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';

const ROW = /^students\.(\d+)\./;

/** Returns why an import failed, for the one who imports; an unexpected error says nothing of itself. */
export function failureOf(error: unknown): NonNullable<ImportState['failure']> {
  if (!(error instanceof DomainError)) return { code: 'request/unexpected', params: {}, row: null };
  const path = Array.isArray(error.detail) ? error.detail[0]?.path : undefined;
  const row = ROW.exec(path ?? '')?.[1];
  return { code: error.code, params: error.params, row: row === undefined ? null : Number(row) };
}
