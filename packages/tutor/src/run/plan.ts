import type { Direction, LevelGoal, PlayerCommandName, Position, PyValue } from '@burrow/contracts';
import { isWalkable, type World, type WorldState } from '@burrow/world';

/** A command that makes progress. */
export interface Planned {
  readonly name: PlayerCommandName;
  readonly argument: PyValue;
}

export interface Plan {
  /** Index of the goal that it leads to. */
  readonly goal: number;
  /** Turns and walks, then the act itself. */
  readonly commands: readonly Planned[];
}

interface Node {
  readonly position: Position;
  readonly facing: number;
  readonly from: Node | null;
  readonly by: 'move_forward' | 'turn_left' | 'turn_right' | null;
}

const COMPASS: readonly Direction[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const MAX_NODES = 20_000;

const isSame = (a: Position, b: Position): boolean => a[0] === b[0] && a[1] === b[1];

export const stepFrom = ([column, row]: Position, [east, south]: Direction): Position => [
  column + east,
  row + south,
];

const facingIndex = ([east, south]: Direction): number =>
  Math.max(
    0,
    COMPASS.findIndex(one => one[0] === east && one[1] === south),
  );

/** Whether a goal can be met from here: on its place, its target ahead. */
function isThere({ position, targetPosition }: LevelGoal, { position: at, facing }: Node): boolean {
  if (position && !isSame(position, at)) return false;
  const ahead = stepFrom(at, COMPASS[facing] ?? [0, -1]);
  return !targetPosition || isSame(targetPosition, ahead);
}

function nextNodes(node: Node, world: World, state: WorldState): Node[] {
  const { position, facing } = node;
  const ahead = stepFrom(position, COMPASS[facing] ?? [0, -1]);
  const turns: Node[] = [
    { position, facing: (facing + 1) % 4, from: node, by: 'turn_right' },
    { position, facing: (facing + 3) % 4, from: node, by: 'turn_left' },
  ];
  if (!isWalkable(world, state, ahead)) return turns;
  return [{ position: ahead, facing, from: node, by: 'move_forward' }, ...turns];
}

/** The commands that led to a node, steps in one direction as one command. */
function commandsTo(node: Node): Planned[] {
  const commands: Planned[] = [];
  for (let at: Node | null = node; at?.by; at = at.from) {
    const first = commands[0];
    if (at.by === 'move_forward' && first?.name === 'move_forward') {
      commands[0] = { name: 'move_forward', argument: (first.argument as number) + 1 };
    } else commands.unshift({ name: at.by, argument: at.by === 'move_forward' ? 1 : null });
  }
  return commands;
}

/** The shortest way to where a goal can be met; undefined where there is none. */
function wayTo(goal: LevelGoal, world: World, state: WorldState): readonly Planned[] | undefined {
  const { position, facing } = state.player;
  const waiting: Node[] = [{ position, facing: facingIndex(facing), from: null, by: null }];
  const seen = new Set<string>();
  for (let index = 0; index < waiting.length && index < MAX_NODES; index++) {
    const node = waiting[index];
    if (!node) break;
    const key = `${node.position.join()},${node.facing}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (isThere(goal, node)) return commandsTo(node);
    waiting.push(...nextNodes(node, world, state));
  }
  return undefined;
}

const isValueGoal = ({ action }: LevelGoal): boolean => action === 'assign' || action === 'compare';

const textOr = (data: PyValue | undefined, other: string): string =>
  typeof data === 'string' ? data : other;

/** The argument of a goal's act; null for none. */
export function argumentOf(goal: LevelGoal): PyValue {
  const { action, data, type, cost } = goal;
  if (action === 'collect' || action === 'build' || action === 'combine') return textOr(data, type);
  if (action === 'speak' || action === 'write' || action === 'question') return textOr(data, 'Hello!');
  if (action === 'place' || action === 'plant') return data ?? cost?.amount ?? 1;
  return null;
}

const needs = ({ depends }: LevelGoal, { inventory }: WorldState): boolean =>
  depends !== undefined && (inventory[depends.type] ?? 0) < depends.count;

/**
 * The way to the first open goal that can be reached, in the level's order. `only` narrows the goals.
 * Undefined if no act is left to do.
 */
export function planFrom(
  world: World,
  state: WorldState,
  only: (goal: LevelGoal) => boolean = () => true,
): Plan | undefined {
  const goals = [...world.level.levelGoals.entries()].filter(
    ([index, goal]) => !isValueGoal(goal) && (state.goals[index] ?? 0) < goal.count && only(goal),
  );
  const ready = goals.filter(([, goal]) => !needs(goal, state));
  for (const [index, goal] of ready.length > 0 ? ready : goals) {
    const way = wayTo(goal, world, state);
    if (!way) continue;
    const act = { name: goal.action as PlayerCommandName, argument: argumentOf(goal) };
    return { goal: index, commands: [...way, act] };
  }
  return undefined;
}
