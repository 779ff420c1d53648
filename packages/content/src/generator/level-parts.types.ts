import type { Constant, Item, LevelGoal, Position, PyValue } from '@burrow/contracts';

/** Something that the solution does, other than to walk. */
export interface Act {
  readonly action: string;
  readonly argument: PyValue;
  readonly position: Position;
  readonly target: Position;
}

/** Where the solution goes, and what it does there. */
export interface Walk {
  /** Every tile that it stands on, the start first. */
  readonly tiles: readonly Position[];
  readonly acts: readonly Act[];
}

/** What a plan gives for a level's program before it starts. */
export interface Given {
  readonly constants: readonly Constant[];
  readonly data: string | undefined;
}

/** Items and goals as level.json has them. */
export type DraftItem = Omit<Item, 'compoundPositions'>;
export type DraftGoal = Omit<LevelGoal, 'score' | 'type' | 'count'> & { type?: string; count?: number };
