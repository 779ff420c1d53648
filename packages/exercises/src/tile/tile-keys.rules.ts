import type { Position } from '@burrow/contracts';

/** How many tiles a map has to the side and down. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

const MOVES: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

const within = (value: number, size: number): number => Math.min(Math.max(value, 0), size - 1);

/** Returns the tile that a key leads to; null for keys that a map does not use. At an edge it stays. */
export function tileAfter(key: string, [column, row]: Position, { width, height }: MapSize): Position | null {
  if (key === 'Home') return [0, row];
  if (key === 'End') return [width - 1, row];
  const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined;
  return move ? [within(column + move[0], width), within(row + move[1], height)] : null;
}

export const isSameTile = (one: Position | null | undefined, other: Position): boolean =>
  one?.[0] === other[0] && one[1] === other[1];
