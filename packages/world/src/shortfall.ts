import type { LevelGoal, PyValue } from '@burrow/contracts';
import { dependsError } from './depends.ts';
import { foundValue, isValueGoal, judge, wantedValue, type GoalJudgement, type Variables } from './judge.ts';
import { showValue } from './show-value.ts';
import type { WorldState } from './state.ts';
import type { World } from './world.ts';
import { worldError, type WorldError } from './world-error.ts';

/** A goal that a run left open, and why, as a code with params. */
export interface Shortfall {
  /** Index of the level's goals. */
  readonly goal: number;
  readonly error: WorldError;
}

const USES = /^uses\(["'](.+)["']\)$/;

/** The construct or name that a goal requires in the learner's own code, e.g. `def`; null for any other goal. */
export const usedWord = ({ variable }: Pick<LevelGoal, 'variable'>): string | null =>
  USES.exec(variable ?? '')?.[1] ?? null;

/** The expression that asks whether a program uses an idea, by its word. */
export const usesOf = (word: string): string => `uses("${word}")`;

/** The expression that asks whether an idea of a level, by its word, reaches a command of a program. */
export const reachesOf = (word: string): string => `reaches("${word}")`;

function valueError(goal: LevelGoal, wanted: PyValue | undefined, found: PyValue | undefined): WorldError {
  const variable = goal.variable ?? '';
  const word = usedWord(goal);
  if (word !== null) return worldError('world/uses-missing', { word });
  if (found === undefined) return worldError('world/variable-missing', { variable });
  const params = { variable, found: showValue(found), wanted: showValue(wanted ?? null) };
  return worldError(goal.action === 'assign' ? 'world/assign-mismatch' : 'world/compare-mismatch', params);
}

/** Goals for the same act are reported together, as the page counts them: two carrots, none of them yet. */
function openError({ level }: World, judged: readonly GoalJudgement[], goal: LevelGoal): WorldError {
  const { action, type, data } = goal;
  const thing = type || (typeof data === 'string' ? data : '');
  const alike = judged.filter(({ goal: index }) => {
    const other = level.levelGoals[index];
    return other?.action === action && other.type === type && other.data === data;
  });
  const score = alike.reduce((sum, one) => sum + Math.min(one.score, one.count), 0);
  const count = alike.reduce((sum, one) => sum + one.count, 0);
  return worldError('world/goal-open', { action, thing, score, count });
}

/**
 * Why a run that ended without an error does not complete the level: one entry for each open goal, in the
 * level's order. Goals that only require a construct (`uses("for")`) come last, so that they are reported when
 * everything else is met.
 */
export function shortfalls(world: World, state: WorldState, variables: Variables): readonly Shortfall[] {
  const judged = judge(world, state, variables).goals;
  const open = judged.flatMap(({ goal: index, met }): Shortfall[] => {
    const goal = world.level.levelGoals[index];
    if (met || !goal) return [];
    const depends = dependsError(world, state, index);
    if (depends) return [{ goal: index, error: depends }];
    const error = isValueGoal(goal)
      ? valueError(goal, wantedValue(world, goal), foundValue(goal, variables))
      : openError(world, judged, goal);
    return [{ goal: index, error }];
  });
  const isUses = ({ error }: Shortfall): boolean => error.code === 'world/uses-missing';
  return [...open.filter(one => !isUses(one)), ...open.filter(isUses)];
}
