import type { Position } from '@burrow/contracts';
import type { ErrorParams } from '@burrow/contracts/errors';

/** The tile that an error is about; null where it is about none. */
export function errorTile(error: { readonly params: ErrorParams } | null): Position | null {
  const { column, row } = error?.params ?? {};
  return typeof column === 'number' && typeof row === 'number' ? [column, row] : null;
}
