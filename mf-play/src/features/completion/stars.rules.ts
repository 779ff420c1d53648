import type { LevelData } from '@burrow/contracts';
import type { GoalGroup } from '../goals/index.ts';

/** What a completed level is praised for. Help and further attempts cost nothing, but a short program is one's own. */
export type Star =
  | { readonly kind: 'goals' | 'variants' }
  | { readonly kind: 'idea' | 'idea-open'; readonly ideas: readonly string[] }
  | { readonly kind: 'goal'; readonly group: GoalGroup }
  | { readonly kind: 'short'; readonly used: number; readonly count: number }
  | { readonly kind: 'helped'; readonly used: number; readonly helped: number };

/** Goals are listed one by one only if nothing else is, and there are few. */
const GOALS_TOLD = 3;

/**
 * Returns the stars of a completed level.
 * @param variantsMet how many hidden maps the program was run on
 * @param lines how many lines of the program count
 * @param helped how many of them Apply wrote
 */
export function starsOf(
  { maxLinesOfCode }: Pick<LevelData, 'maxLinesOfCode'>,
  variantsMet: number,
  goals: readonly GoalGroup[],
  lines: number,
  helped: number,
): readonly Star[] {
  const more: Star[] = [
    ...(helped > 0 ? [{ kind: 'helped' as const, used: lines, helped }] : []),
    ...(maxLinesOfCode && helped === 0
      ? [{ kind: 'short' as const, used: lines, count: maxLinesOfCode }]
      : []),
    ...(variantsMet > 0 ? [{ kind: 'variants' as const }] : []),
  ];
  if (more.length === 0 && goals.length <= GOALS_TOLD) return goals.map(group => ({ kind: 'goal', group }));
  return [{ kind: 'goals' }, ...more];
}

/** An idea as it is told: of `append in load` where it is looked for is left out. */
const told = (word: string): string => word.replace(/^(?!for )(.+) in \w+$/u, '$1');

/**
 * Returns the star for the idea of a level, or what is said of it to those who found another way, which is as right.
 * @param leftOut the ideas that the program does without
 */
export function ideaStar(
  { ideas = [] }: Pick<LevelData, 'ideas'>,
  leftOut: readonly string[],
): readonly Star[] {
  const [word] = leftOut;
  if (word !== undefined) return [{ kind: 'idea-open', ideas: [told(word)] }];
  return ideas.length > 0 ? [{ kind: 'idea', ideas: ideas.map(told) }] : [];
}
