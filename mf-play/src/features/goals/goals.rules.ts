import type { LevelData, LevelGoal } from '@burrow/contracts';
import { isValueGoal, usedWord } from '@burrow/world';

/** Goals of one kind, counted together as the learner sees them: `Pick 2 carrots`. */
export interface GoalGroup {
  readonly key: string;
  readonly action: LevelGoal['action'];
  readonly type: string;
  readonly variable: string | null;
  /** What it wants, as the level's author says it. */
  readonly text: string | null;
  /** The word that the learner's own code must use, if the goal is about that. */
  readonly word: string | null;
  readonly score: number;
  readonly count: number;
}

const keyOf = ({ action, type, variable }: LevelGoal): string => `${action}/${type}/${variable ?? ''}`;

/**
 * Groups the goals of a level with the scores reached so far.
 * @param scores the score of each goal, in the level's order
 * @param texts sentences for goals whose check is an expression, by that
 */
export function groupGoals(
  goals: readonly LevelGoal[],
  scores: readonly number[],
  texts: LevelData['goalTexts'] = {},
): GoalGroup[] {
  const groups = new Map<string, GoalGroup>();
  goals.forEach((goal, index) => {
    const key = keyOf(goal);
    const known = groups.get(key);
    groups.set(key, {
      key,
      action: goal.action,
      type: goal.type,
      variable: goal.variable ?? null,
      text: texts[goal.variable ?? ''] ?? null,
      word: usedWord(goal),
      score: (known?.score ?? 0) + Math.min(scores[index] ?? 0, goal.count),
      count: (known?.count ?? 0) + goal.count,
    });
  });
  return [...groups.values()];
}

/**
 * Returns the score of each goal as it is shown. Goals about values are judged only at the end: they are met if the run
 * completed the level.
 */
export function shownScores(
  goals: readonly LevelGoal[],
  scores: readonly number[],
  isComplete: boolean,
): readonly number[] {
  return goals.map((goal, index) => (isComplete && isValueGoal(goal) ? goal.count : (scores[index] ?? 0)));
}
