import type { RunOutcome } from '@burrow/contracts';
import type { RunResult } from './run-result.types.ts';

/** What a goal that is not met has, if nothing more is known. */
const OPEN_GOAL = 'world/goal-open';

type GoalsMet = Pick<RunOutcome, 'goals_met'>;

const met = ({ goalsMet }: { readonly goalsMet?: readonly number[] }): GoalsMet =>
  goalsMet ? { goals_met: [...goalsMet] } : {};

/** How a run ended, as those who teach learn it; null if it says nothing about the program. */
export function outcomeOf(result: RunResult): RunOutcome | null {
  switch (result.kind) {
    case 'complete':
      return { code: null, line: null, variant: null };
    case 'incomplete':
      return { code: result.missing?.code ?? OPEN_GOAL, line: null, variant: null, ...met(result) };
    case 'variant': {
      const { reason, line, number, level } = result.shown;
      const goals_met = level.levelGoals.map((_, goal) => goal);
      return { code: reason?.code ?? OPEN_GOAL, line: line || null, variant: number, goals_met };
    }
    case 'error':
      return { code: result.code, line: result.line || null, variant: null, ...met(result) };
    default:
      return null;
  }
}
