import type { ExecutionType } from '@burrow/contracts';
import type { Standing } from '../access/standing.rules.ts';

/** Runs and tips a UTC day; null is without limit. */
const LIMITS: Record<Standing, Record<ExecutionType, number | null>> = {
  visitor: { level: 10, challenge: 10, level_assistant: 5, challenge_assistant: 5 },
  account: { level: null, challenge: 30, level_assistant: 20, challenge_assistant: 20 },
  plan: { level: null, challenge: null, level_assistant: null, challenge_assistant: null },
};

export const dailyLimit = (standing: Standing, type: ExecutionType): number | null => LIMITS[standing][type];

/** Levels of the course `challenges` count as challenges. */
export const executionTypeOf = (course: string): 'level' | 'challenge' =>
  course === 'challenges' ? 'challenge' : 'level';

/** What is left of a limit. */
export const remaining = (limit: number | null, used: number): number | null =>
  limit === null ? null : Math.max(0, limit - used);

/** The UTC day as `YYYY-MM-DD`. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);
