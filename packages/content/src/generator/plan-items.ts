import { ATLAS_OBJECTS } from '@burrow/art/drawing';
import type { Item, Position } from '@burrow/contracts';
import { RECIPES, STRUCTURES } from '@burrow/world';
import type { Act, DraftItem } from './level-parts.types.ts';
import type { Plan } from './plan.types.ts';

/** What a thing of a plan is for, and its picture. */
export interface Role {
  readonly action: Item['action'];
  readonly sprite: string;
}

const ROLES: Readonly<Record<string, Role>> = {
  sign: { action: 'read', sprite: 'sign' },
  listener: { action: 'speak', sprite: 'duck' },
  any: { action: 'speak', sprite: 'duck' },
  board: { action: 'write', sprite: 'board' },
  gate: { action: 'open', sprite: 'gate' },
  door: { action: 'open', sprite: 'door' },
  chest: { action: 'open', sprite: 'chest' },
  oven: { action: 'open', sprite: 'oven' },
  bed: { action: 'water', sprite: 'bed' },
  tree: { action: 'water', sprite: 'tree-0' },
  tray: { action: 'place', sprite: 'tray' },
  shelf: { action: 'place', sprite: 'shelf' },
  rack: { action: 'place', sprite: 'rack' },
  pole: { action: 'place', sprite: 'pole' },
  table: { action: 'combine', sprite: 'worktop' },
  rock: { action: 'push', sprite: 'rock' },
  well: { action: 'collect', sprite: 'pump' },
};

/** Things that are shut at first, or open if the plan has them closed. */
const OPENABLE: ReadonlySet<string> = new Set(['gate', 'door', 'chest', 'oven']);
const EMPTY: ReadonlySet<string> = new Set(['tray', 'shelf', 'rack', 'pole']);
const PICTURES: ReadonlySet<string> = new Set(ATLAS_OBJECTS);

const spriteFor = (type: string): string => {
  const name = type.replaceAll(' ', '-');
  return PICTURES.has(name) ? name : 'basket';
};

const hasGoal = ({ goals }: Plan, action: string, type: string): boolean =>
  goals.some(goal => goal.kind === 'act' && goal.action === action && goal.type === type);

/** What a thing of the plan is for, according to its type and the goals. */
export function roleOf(plan: Plan, type: string): Role {
  const role = ROLES[type] ?? { action: 'collect' as const, sprite: spriteFor(type) };
  if (type === 'any' && hasGoal(plan, 'question', '')) return { ...role, action: 'question' };
  if (type === 'bed' && hasGoal(plan, 'plant', type)) return { ...role, action: 'plant' };
  return OPENABLE.has(type) && hasGoal(plan, 'close', type) ? { ...role, action: 'close' } : role;
}

/** The state in which a thing of the plan is at first. */
export function stateOf(plan: Plan, type: string): Item['state'] {
  if (EMPTY.has(type)) return 'empty';
  if (!OPENABLE.has(type)) return undefined;
  return hasGoal(plan, 'close', type) ? 'open' : 'closed';
}

/** What the run itself makes. */
const isMade = (type: string): boolean => RECIPES.has(type) || STRUCTURES.some(({ name }) => name === type);

/** A gate that is met from the side. */
function facingSprite(sprite: string, place: Position, acts: readonly Act[]): string {
  const act = acts.find(({ target }) => target.join() === place.join());
  return sprite === 'gate' && act && act.position[1] === place[1] ? 'gate-side' : sprite;
}

/** What signs on or as other things are called by the plan's read goal: boxes, doors, beds. */
function readType({ goals }: Plan): string {
  const goal = goals.find(one => one.kind === 'act' && one.action === 'read');
  return goal?.kind === 'act' ? goal.type : 'sign';
}

/** One thing of all those that the plan has on one tile. */
function itemAt(
  plan: Plan,
  acts: readonly Act[],
  position: Position,
  types: readonly string[],
  text: string | undefined,
): DraftItem {
  const things = types.filter(type => type !== 'sign');
  const label = text === undefined ? {} : { text };
  const wanted = readType(plan);
  const base = things.includes('well') ? 'well' : (things[0] ?? wanted);
  if (text !== undefined && base !== wanted && wanted !== 'sign') {
    const gives = roleOf(plan, base).action === 'collect' ? { gives: base } : {};
    return { action: 'read', type: wanted, sprite: spriteFor(wanted), position, ...label, ...gives };
  }
  const { action, sprite } = roleOf(plan, base);
  const state = stateOf(plan, base);
  const content = base === 'well' && things.find(type => type !== 'well');
  return {
    action: things.length === 0 ? 'read' : action,
    type: base === 'any' ? 'listener' : base,
    sprite: facingSprite(sprite, position, acts),
    position,
    ...label,
    ...(state && { state }),
    ...(content && { gives: content }),
  };
}

/** The things of a plan: those that share a tile become one, with a sign's text as its label. */
export function planItems(plan: Plan, acts: readonly Act[]): DraftItem[] {
  const signs = [...plan.signs];
  const byTile = new Map<string, { position: Position; types: string[]; text: string | undefined }>();
  for (const { type, position } of plan.things.filter(thing => !isMade(thing.type))) {
    const found = byTile.get(position.join()) ?? { position, types: [], text: undefined };
    found.types.push(type);
    if (type === 'sign') found.text = signs.shift() ?? '';
    byTile.set(position.join(), found);
  }
  return [...byTile.values()].map(({ position, types, text }) => itemAt(plan, acts, position, types, text));
}
