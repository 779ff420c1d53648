import type { Direction, Item, Position } from '@burrow/contracts';
import type { World } from './world.ts';
import type { WorldError } from './world-error.ts';

/** The learner's animal; recorded replays call it by its name in Python, and so does the state. */
export interface Player {
  readonly position: Position;
  readonly facing: Direction;
}

/**
 * The state of a thing. Doors, gates, chests and ovens are open or closed; shelves, racks, flag poles, trays
 * and barrels empty or filled; a bed is present, watered, planted or grown.
 */
export type ItemStatus =
  | 'present'
  | 'gone'
  | 'open'
  | 'closed'
  | 'empty'
  | 'filled'
  | 'written'
  | 'watered'
  | 'planted'
  | 'grown';

/** The state of one thing; `text` is what was written or put on it, or what grows there. */
export interface ItemState {
  readonly status: ItemStatus;
  readonly text: string | null;
  /** Where it is, if it was pushed away from its place in the level. */
  readonly position?: Position;
  /** What it is, if the run has made it; things of the level are found in the level. */
  readonly made?: Item;
}

/** Everything that commands can change: plain immutable JSON that shares unchanged parts. */
export interface WorldState {
  readonly player: Player;
  /** How many of each type the animal holds. */
  readonly inventory: Readonly<Record<string, number>>;
  /** The score of each goal of the level, in the level's order. */
  readonly goals: readonly number[];
  /** One entry for each item of the level, in the level's order, followed by those that the run has made. */
  readonly items: readonly ItemState[];
  /** Indexes of the items that are not where the level has them: pushed or made. */
  readonly moved: readonly number[];
  /** How many questions were answered. */
  readonly asked: number;
  /** Why the last command was refused; null if it was not. */
  readonly failed: WorldError | null;
  /** How many commands led here, including refused ones. */
  readonly commands: number;
}

/** The state of a thing that nobody has touched. */
export function startStatus(world: World, index: number): ItemStatus {
  const kind = world.kinds[index];
  const state = world.items[index]?.state;
  if (kind?.openable) return state ?? 'closed';
  return kind?.fillable ? (state ?? 'empty') : 'present';
}

/** Returns the state of the level before the first command. */
export function startState(world: World): WorldState {
  const { level } = world;
  return {
    player: { position: level.start, facing: level.facing },
    inventory: {},
    goals: level.levelGoals.map(goal => goal.score),
    items: world.items.map((_item, index) => ({ status: startStatus(world, index), text: null })),
    moved: [],
    asked: 0,
    failed: null,
    commands: 0,
  };
}

/** Returns the things with one in another state; its place and type stay the same. */
export function withItem(
  items: readonly ItemState[],
  index: number,
  change: Pick<ItemState, 'status' | 'text'> & Partial<ItemState>,
): readonly ItemState[] {
  return items.with(index, { ...items[index], ...change });
}

export const stockOf = (inventory: WorldState['inventory'], type: string): number =>
  Object.hasOwn(inventory, type) ? (inventory[type] ?? 0) : 0;
