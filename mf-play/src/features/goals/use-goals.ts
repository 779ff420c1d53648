import type { LevelGoal } from '@burrow/contracts';
import { useMemo } from 'react';
import { useGameView } from '../../bridge/use-game-view.ts';
import { useLevel } from '../../level/level.context.ts';
import { useRun } from '../../run/use-run.ts';
import { groupGoals, shownScores, type GoalGroup } from './goals.rules.ts';

/** Returns the goals of the map that is shown, with what is reached of each at the step that is shown. */
export function useGoals(): readonly GoalGroup[] {
  const { picture, result } = useRun();
  const { goalTexts } = useLevel().level;
  const goals: readonly LevelGoal[] = picture.level.levelGoals;
  const { state } = useGameView(picture.player);
  const isComplete = result?.kind === 'complete';
  return useMemo(
    () => groupGoals(goals, shownScores(goals, state.goals, isComplete), goalTexts),
    [goals, state.goals, isComplete, goalTexts],
  );
}
