import type { LevelGoal, PyValue } from '@burrow/contracts';
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

type Variables = Readonly<Record<string, PyValue>>;

/** What a goal about the learner's variables wants; undefined for goals of acts. */
function wantedValue(goal: LevelGoal): PyValue | undefined {
  if (goal.action === 'assign') return goal.data ?? null;
  if (goal.action === 'compare') return goal.expectedData ?? null;
  return undefined;
}

function judgeValue(goal: LevelGoal, wanted: PyValue, variables: Variables): number {
  const name = goal.variable ?? '';
  if (!Object.hasOwn(variables, name)) return 0;
  return samePyValue(variables[name] ?? null, wanted) ? goal.count : 0;
}

/**
 * Judges the end of a run. `variables` holds the encoded value of each of `watchedVariables` that exists.
 * The value of an assign goal must equal `data`, that of a compare goal `expectedData`, in type too.
 */
export function judge(world: World, state: WorldState, variables: Variables): Judgement {
  const goals = world.level.levelGoals.map((goal, index): GoalJudgement => {
    const wanted = wantedValue(goal);
    const score = wanted === undefined ? (state.goals[index] ?? 0) : judgeValue(goal, wanted, variables);
    return { goal: index, score, count: goal.count, met: score >= goal.count };
  });
  return { complete: goals.length > 0 && goals.every(goal => goal.met), goals };
}

/** The names and expressions whose values the goals ask for, each once. */
export function watchedVariables(world: World): string[] {
  const asked = world.level.levelGoals.filter(goal => wantedValue(goal) !== undefined);
  return [...new Set(asked.map(goal => goal.variable ?? '').filter(name => name !== ''))];
}
