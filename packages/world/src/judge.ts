import type { LevelGoal, PyValue } from '@burrow/contracts';
import { dependsError } from './depends.ts';
import type { WorldState } from './state.ts';
import { samePyValue } from './value-equality.ts';
import type { World } from './world.ts';

export interface GoalJudgement {
  /** Index of the level's goals. */
  readonly goal: number;
  readonly score: number;
  readonly count: number;
  readonly met: boolean;
}

export interface Judgement {
  /** Every goal is met. A level without goals is never complete. */
  readonly complete: boolean;
  readonly goals: readonly GoalJudgement[];
}

export type Variables = Readonly<Record<string, PyValue>>;

export const isValueGoal = ({ action }: LevelGoal): boolean => action === 'assign' || action === 'compare';

/**
 * Returns what a goal about the learner's variables wants: the `data` of an assign goal, the `expectedData` of a
 * compare goal or, without it, the level's constant that its `type` names. Undefined for act goals, and if
 * any value will do.
 */
export function wantedValue(world: World, goal: LevelGoal): PyValue | undefined {
  if (goal.action === 'assign') return goal.data;
  if (goal.action !== 'compare') return undefined;
  return goal.expectedData ?? world.level.constants.find(({ name }) => name === goal.type)?.value;
}

/** The value that a goal checks at the end of the run; undefined if there is none. */
export function foundValue(goal: LevelGoal, variables: Variables): PyValue | undefined {
  const name = goal.variable ?? '';
  return Object.hasOwn(variables, name) ? variables[name] : undefined;
}

function judgeValue(world: World, state: WorldState, index: number, variables: Variables): number {
  const goal = world.level.levelGoals[index];
  if (!goal || dependsError(world, state, index)) return 0;
  const wanted = wantedValue(world, goal);
  const found = foundValue(goal, variables);
  if (found === undefined) return 0;
  return wanted === undefined || samePyValue(found, wanted) ? goal.count : 0;
}

/**
 * Judges the end of a run. `variables` holds the encoded value of each of `watchedVariables` that exists.
 * The value of an assign goal must equal `data`, that of a compare goal `expectedData`, in type too. What a
 * goal depends on must be there at the end.
 *
 * @example
 * import { fieldLevel } from '@burrow/world/testing';
 * const world = loadWorld(fieldLevel());
 * judge(world, startState(world), {}).complete // → false
 */
export function judge(world: World, state: WorldState, variables: Variables): Judgement {
  const goals = world.level.levelGoals.map((goal, index): GoalJudgement => {
    const score = isValueGoal(goal) ? judgeValue(world, state, index, variables) : (state.goals[index] ?? 0);
    return { goal: index, score, count: goal.count, met: score >= goal.count };
  });
  return { complete: goals.length > 0 && goals.every(goal => goal.met), goals };
}

/** Returns the names and expressions whose values the goals check, each once. */
export function watchedVariables(world: World): string[] {
  const asked = world.level.levelGoals.filter(isValueGoal);
  return [...new Set(asked.map(goal => goal.variable ?? '').filter(name => name !== ''))];
}
