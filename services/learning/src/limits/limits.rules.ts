import type { RunType, Standing } from '@burrow/contracts';

/** Runs per UTC day; null means no limit. Tips are counted by the assistant. */
const LIMITS: Record<Standing, Record<RunType, number | null>> = {
  visitor: { level: 10, challenge: 10 },
  account: { level: null, challenge: 30 },
  plan: { level: null, challenge: null },
};

export const dailyLimit = (standing: Standing, type: RunType): number | null => LIMITS[standing][type];

/** Returns what is left of a limit. */
export const remaining = (limit: number | null, used: number): number | null =>
  limit === null ? null : Math.max(0, limit - used);
