import type { RunOutcome } from '@burrow/contracts';
import type { RunResult } from './run-result.types.ts';

/** What a goal that is not met has, if nothing more is known. */
const OPEN_GOAL = 'world/goal-open';

/** How a run ended, as those who teach learn it; null if it says nothing about the program. */
export function outcomeOf(result: RunResult): RunOutcome | null {
  switch (result.kind) {
    case 'complete':
      return { code: null, line: null, variant: null };
    case 'incomplete':
      return { code: result.missing?.code ?? OPEN_GOAL, line: null, variant: null };
    case 'variant': {
      const { reason, line, number } = result.shown;
      return { code: reason?.code ?? OPEN_GOAL, line: line || null, variant: number };
    }
    case 'error':
      return { code: result.code, line: result.line || null, variant: null };
    default:
      return null;
  }
}
