import type { Position } from '@burrow/contracts';
import type { ErrorParams } from '@burrow/contracts/errors';

/** Returns the tile that an error is about; null if it is not about a tile. */
export function errorTile(error: { readonly params: ErrorParams } | null): Position | null {
  const { column, row } = error?.params ?? {};
  return typeof column === 'number' && typeof row === 'number' ? [column, row] : null;
}
