import type { Item } from '@burrow/contracts';

/** Whether somebody can walk over a thing. `while-closed`: only when it stands open. */
export type Blocking = 'never' | 'while-closed' | 'always';

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
};

/** Where the type says nothing: neighbours and whatever only stands in the way block, crops lie flat. */
const BY_ACTION: Readonly<Partial<Record<Item['action'], Blocking>>> = {
  none: 'always',
  speak: 'always',
  question: 'always',
  read: 'always',
  write: 'always',
  push: 'always',
};

const OPENABLE = new Set(['door', 'gate', 'chest', 'oven']);

const lastWord = (type: string): string =>
  type
    .toLowerCase()
    .split(/[^a-z]+/)
    .findLast(word => word !== '') ?? '';

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

export function blockingOf(item: Item): Blocking {
  return own(BY_TYPE, lastWord(item.type)) ?? own(BY_ACTION, item.action) ?? 'never';
}

/** Doors, gates, chests and ovens, and whatever a level says how it stands. */
export function isOpenable(item: Item): boolean {
  return (
    item.state !== undefined ||
    item.action === 'open' ||
    item.action === 'close' ||
    OPENABLE.has(lastWord(item.type))
  );
}
