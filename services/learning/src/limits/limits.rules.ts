import type { RunType } from '@burrow/contracts';
import type { Standing } from '../access/standing.rules.ts';

/** Runs a UTC day; null is without limit. Tips are counted by the assistant. */
const LIMITS: Record<Standing, Record<RunType, number | null>> = {
  visitor: { level: 10, challenge: 10 },
  account: { level: null, challenge: 30 },
  plan: { level: null, challenge: null },
};

export const dailyLimit = (standing: Standing, type: RunType): number | null => LIMITS[standing][type];

/** Levels of the course `challenges` count as challenges. */
export const executionTypeOf = (course: string): RunType => (course === 'challenges' ? 'challenge' : 'level');

/** What is left of a limit. */
export const remaining = (limit: number | null, used: number): number | null =>
  limit === null ? null : Math.max(0, limit - used);

/** The UTC day as `YYYY-MM-DD`. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);
