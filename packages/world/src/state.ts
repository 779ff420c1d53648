import type { Direction, Position } from '@burrow/contracts';
import type { World } from './world.ts';
import type { WorldError } from './world-error.ts';

export interface Player {
  readonly position: Position;
  readonly facing: Direction;
}

export type ItemStatus = 'present' | 'gone' | 'open' | 'closed' | 'written';

/** How one item of the level stands; `text` is what was written on it. */
export interface ItemState {
  readonly status: ItemStatus;
  readonly text: string | null;
}

/** Everything that commands can change: plain immutable JSON, sharing what stays the same. */
export interface WorldState {
  readonly player: Player;
  /** How many of each type the player holds. */
  readonly inventory: Readonly<Record<string, number>>;
  /** The score of each goal of the level, in the level's order. */
  readonly goals: readonly number[];
  /** One entry for each item of the level, in the level's order. */
  readonly items: readonly ItemState[];
  /** Why the last command was refused; null when it was not. */
  readonly failed: WorldError | null;
  /** How many commands led here, refused ones too. */
  readonly commands: number;
}

/** How the level stands before the first command. */
export function startState(world: World): WorldState {
  const { level, kinds } = world;
  return {
    player: { position: level.start, facing: level.facing },
    inventory: {},
    goals: level.levelGoals.map(goal => goal.score),
    items: level.items.map((item, index) => ({
      status: kinds[index]?.openable ? (item.state ?? 'closed') : 'present',
      text: null,
    })),
    failed: null,
    commands: 0,
  };
}

export function withItem(items: readonly ItemState[], index: number, item: ItemState): readonly ItemState[] {
  return items.with(index, item);
}

export const stockOf = (inventory: WorldState['inventory'], type: string): number =>
  Object.hasOwn(inventory, type) ? (inventory[type] ?? 0) : 0;
