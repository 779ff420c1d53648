import type { Position } from '@burrow/contracts';
import { useCallback, useState } from 'react';

/** Returns a tile that follows the pointer or the focus; it changes only from one tile to another. */
export function useTile(): readonly [Position | null, (tile: Position | null) => void] {
  const [tile, setTile] = useState<Position | null>(null);
  const change = useCallback(
    (next: Position | null): void => setTile(last => (String(last) === String(next) ? last : next)),
    [],
  );
  return [tile, change];
}
