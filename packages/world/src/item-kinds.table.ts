import type { Item } from '@burrow/contracts';

/** Whether a thing blocks the way. `while-closed`: only when it is not open. */
export type Blocking = 'never' | 'while-closed' | 'always';

/** What the rules need to know about a thing, according to its type. */
export interface ItemKind {
  readonly blocking: Blocking;
  /** Doors, gates, chests and ovens. */
  readonly openable: boolean;
  /** Shelves, racks, flag poles, trays and barrels: they are empty or filled. */
  readonly fillable: boolean;
  /** What water() may be used on. */
  readonly waterable: boolean;
  /** What push() moves. */
  readonly pushable: boolean;
  /** A bridge or road: it can be walked on whatever lies below. */
  readonly floor: boolean;
}

/** By the last word of an item's type: `garden-gate` is a gate. */
const BY_TYPE: Readonly<Record<string, Blocking>> = {
  door: 'while-closed',
  gate: 'while-closed',
  chest: 'always',
  oven: 'always',
  bed: 'always',
  tray: 'always',
  table: 'always',
  sign: 'always',
  board: 'always',
  shelf: 'always',
  rack: 'always',
  stall: 'always',
  barrel: 'always',
  pole: 'always',
  well: 'always',
  tree: 'always',
  bush: 'always',
  rock: 'always',
  house: 'always',
};

/** If the type does not say: neighbours and obstacles block, crops lie flat. */
const BY_ACTION: Readonly<Partial<Record<Item['action'], Blocking>>> = {
  none: 'always',
  speak: 'always',
  question: 'always',
  read: 'always',
  write: 'always',
  push: 'always',
};

/** Names for collected water. */
const WATER: ReadonlySet<string> = new Set(['water', 'canteen']);
const OPENABLE = new Set(['door', 'gate', 'chest', 'oven']);
const FILLABLE = new Set(['shelf', 'rack', 'pole', 'flag', 'tray', 'barrel']);
const WATERABLE = new Set(['bed', 'tray', 'crop', 'barrel', 'tree', 'bush', 'plant']);
const FLOORS = new Set(['bridge', 'road', 'stack']);

/** Every kind of thing that the rules know, by the last word of an item's type. */
export const THING_KINDS: readonly string[] = [
  ...new Set([...Object.keys(BY_TYPE), ...OPENABLE, ...FILLABLE, ...WATERABLE, ...FLOORS]),
];

/** The word of an item's type that gives its kind: `garden-gate` is a gate; empty if there is none. */
export const kindWord = (type: string): string =>
  type
    .toLowerCase()
    .split(/[^a-z]+/)
    .findLast(word => word !== '') ?? '';

/** Whether a name stands for collected water. */
export const isWater = (name: string): boolean => WATER.has(name);

/** Whether a type is a kind of chest. */
export const isChest = (type: string): boolean => kindWord(type) === 'chest';

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const isOneOf = (kinds: ReadonlySet<string>, item: Item): boolean => kinds.has(kindWord(item.type));

const opens = ({ action, state }: Item): boolean =>
  action === 'open' || action === 'close' || state === 'open' || state === 'closed';

/** Doors, gates, chests and ovens, and every thing whose initial state a level gives. */
export const isOpenable = (item: Item): boolean => opens(item) || isOneOf(OPENABLE, item);

const isFillable = (item: Item): boolean =>
  item.action !== 'collect' && (item.state === 'empty' || item.state === 'filled' || isOneOf(FILLABLE, item));

/** Whether a thing is in the way. */
export function blockingOf(item: Item): Blocking {
  const word = kindWord(item.type);
  if (FLOORS.has(word)) return 'never';
  return own(BY_TYPE, word) ?? own(BY_ACTION, item.action) ?? 'never';
}

/** Everything that the rules need to know about a thing. */
export const kindOf = (item: Item): ItemKind => ({
  blocking: blockingOf(item),
  openable: isOpenable(item),
  fillable: isFillable(item),
  waterable: item.action === 'water' || isOneOf(WATERABLE, item),
  pushable: item.action === 'push' || kindWord(item.type) === 'rock',
  floor: FLOORS.has(kindWord(item.type)),
});
