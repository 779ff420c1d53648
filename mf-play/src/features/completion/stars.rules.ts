import type { LevelData } from '@burrow/contracts';
import type { GoalGroup } from '../goals/index.ts';

/** What a completed level is praised for. Help and further attempts cost nothing. */
export type Star =
  | { readonly kind: 'goals' | 'variants' }
  | { readonly kind: 'goal'; readonly group: GoalGroup }
  | { readonly kind: 'short'; readonly used: number; readonly count: number };

/** Goals are listed one by one only if nothing else is, and there are few. */
const GOALS_TOLD = 3;

/**
 * Returns the stars of a completed level.
 * @param variantsMet how many hidden maps the program was run on
 * @param lines how many lines of the program count
 */
export function starsOf(
  { maxLinesOfCode }: Pick<LevelData, 'maxLinesOfCode'>,
  variantsMet: number,
  goals: readonly GoalGroup[],
  lines: number,
): readonly Star[] {
  const more: Star[] = [
    ...(maxLinesOfCode ? [{ kind: 'short' as const, used: lines, count: maxLinesOfCode }] : []),
    ...(variantsMet > 0 ? [{ kind: 'variants' as const }] : []),
  ];
  if (more.length === 0 && goals.length <= GOALS_TOLD) return goals.map(group => ({ kind: 'goal', group }));
  return [{ kind: 'goals' }, ...more];
}
