import type { Position } from '@burrow/contracts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const MOVES: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** Returns the tile that a key leads to; null for keys that the map does not use. At an edge it stays. */
export function tileAfterKey(key: string, [column, row]: Position, { width, height }: Size): Position | null {
  if (key === 'Home') return [0, row];
  if (key === 'End') return [width - 1, row];
  const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined;
  if (!move) return null;
  const within = (value: number, size: number): number => Math.min(Math.max(value, 0), size - 1);
  return [within(column + move[0], width), within(row + move[1], height)];
}
