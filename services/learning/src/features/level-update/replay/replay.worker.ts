// Runs in a separate thread: reads the settings of a record and replays them.
import { loadContent } from '@burrow/content';
import { RunSettingsSchema } from '@burrow/contracts';
import { workerData } from 'piscina';
import type { z } from 'zod';
import { type JudgedLevel, judgeRecord, type Verdict } from './judge-record.rules.ts';

export interface ReplayJob {
  /** The level as content names it: `course/slug`. */
  readonly level: string;
  /** A version of it that is not this content's. */
  readonly version?: JudgedLevel | undefined;
  /** JSON of the record's settings, as received. */
  readonly settings: string;
}

/** A verdict, or why the settings do not match their schema. */
export type ReplayAnswer =
  { readonly verdict: Verdict } | { readonly issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[] };

const MOST_ISSUES = 20;
const { levels } = loadContent((workerData as { contentFile?: string }).contentFile);

export default function replay({ level: key, version, settings }: ReplayJob): ReplayAnswer {
  const level = version ?? levels[key];
  if (!level) return { verdict: 'unknown' };
  const { success, data, error } = RunSettingsSchema.safeParse(JSON.parse(settings));
  if (success) return { verdict: judgeRecord(level, data) };
  return { issues: error.issues.slice(0, MOST_ISSUES).map(({ path, message }) => ({ path, message })) };
}
