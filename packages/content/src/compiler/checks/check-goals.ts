import type { LevelGoal, Position } from '@burrow/contracts';
import type { WorldLevel } from '@burrow/contracts';
import { settingsOf } from '../compile-level.ts';
import type { LevelSource } from '../level-source.ts';
import type { Report } from '../problem.ts';
import { reachableTiles } from './reachable.ts';

type Complain = (field: string, message: string) => void;

/** Acts that need a thing that exists from the start. */
const ACTS_ON_THINGS: ReadonlySet<string> = new Set([
  'collect',
  'open',
  'close',
  'speak',
  'write',
  'read',
  'question',
]);

const isBeside = ([x, y]: Position, [targetX, targetY]: Position): boolean =>
  Math.abs(x - targetX) + Math.abs(y - targetY) === 1;

function checkValueGoal(level: WorldLevel, goal: LevelGoal, complain: Complain): void {
  const isConstant = level.constants.some(({ name }) => name === goal.type);
  if (goal.variable && goal.action === 'compare' && isConstant) return;
  const wanted = goal.action === 'assign' ? 'data' : 'expectedData';
  if (!goal.variable) complain('variable', 'says whose value is wanted, and is missing');
  if (goal[wanted] === undefined) complain(wanted, 'says which value is wanted, and is missing');
}

function checkTarget(level: WorldLevel, goal: LevelGoal, target: Position, complain: Complain): void {
  const { action, type } = goal;
  const lying = level.items.filter(item => item.position.join() === target.join());
  const isThere = lying.some(item => item.type === type || item.gives === type || item.action === 'plant');
  if (!ACTS_ON_THINGS.has(action) || isThere) return;
  complain('targetPosition', `there is no ${type || 'thing'} at ${target.join()} to ${action}`);
}

function checkPlaces(
  level: WorldLevel,
  goal: LevelGoal,
  reachable: ReadonlySet<string>,
  complain: Complain,
): void {
  const { position, targetPosition } = goal;
  if (position && !reachable.has(position.join()))
    complain('position', `nobody can walk from the start to ${position.join()}`);
  if (position && targetPosition && !isBeside(position, targetPosition))
    complain('targetPosition', `${targetPosition.join()} is not beside ${position.join()}`);
  if (targetPosition) checkTarget(level, goal, targetPosition, complain);
}

/** Checks that the start is free, and that every goal can be met: its place can be reached, and the thing is there. */
export function checkGoals(source: LevelSource, report: Report): void {
  const file = `${source.folder}/level.json`;
  for (const { field, level } of settingsOf(source)) {
    const reachable = reachableTiles(level);
    if (reachable.size === 0) report(file, `${field}start`, `${level.start.join()} is blocked`);
    level.levelGoals.forEach((goal, index) => {
      const complain: Complain = (name, message) =>
        report(file, `${field}levelGoals.${index}.${name}`, message);
      if (goal.action === 'assign' || goal.action === 'compare') checkValueGoal(level, goal, complain);
      else checkPlaces(level, goal, reachable, complain);
    });
  }
}
