import type { Direction, Position } from '@burrow/contracts';
import { PyList, PyMethod, PyTuple, type Value } from '@burrow/python-syntax';
import { leftOf, rightOf } from '@burrow/world';
import { Refused } from './rule.ts';

/** Where the player stands, and which way it looks. */
export interface Stand {
  readonly position: Position;
  readonly facing: Direction;
}

const tileAhead = ({ position, facing }: Stand, tiles: number): Position => [
  position[0] + facing[0] * tiles,
  position[1] + facing[1] * tiles,
];

function moved(stand: Stand, move: Value): Stand {
  if (typeof move === 'number' && move >= 0) return { ...stand, position: tileAhead(stand, move) };
  if (move === 'left') return { ...stand, facing: leftOf(stand.facing) };
  if (move === 'right') return { ...stand, facing: rightOf(stand.facing) };
  if (move instanceof PyList || move instanceof PyTuple) return [...move.items].reduce<Stand>(moved, stand);
  throw new Refused('moves are numbers of tiles from 0, "left", "right" and lists of these');
}

const placeAfter = (start: () => Stand, tiles: number): Value =>
  new PyMethod(moves => new PyTuple(tileAhead(moves.reduce(moved, start()), tiles)));

/**
 * The functions that name a place by moves from the start: `walk` is where the player then stands, `ahead` the tile
 * that it then looks at.
 */
export const walkFunctions = (start: () => Stand): readonly (readonly [string, Value])[] => [
  ['walk', placeAfter(start, 0)],
  ['ahead', placeAfter(start, 1)],
];
