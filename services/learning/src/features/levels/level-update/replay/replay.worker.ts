// Runs in a separate thread: reads the settings of a record and replays them.
import { loadContent } from '@burrow/content';
import { RunSettingsSchema } from '@burrow/contracts';
import { type JudgedLevel, judgeRecord, type Verdict } from '@burrow/world';
import { NO_DEEDS, worldDeeds, type WorldDeeds } from '../../../../achievements/world-deeds.ts';
import { mayHaveMade } from './program-commands.rules.ts';
import { workerData } from 'piscina';
import type { z } from 'zod';

export interface ReplayJob {
  /** The level as content names it: `course/slug`. */
  readonly level: string;
  /** A version of it that is not this content's. */
  readonly version?: JudgedLevel | undefined;
  /** The module that judges records of another world than this one's; see `@burrow/world/released-judge`. */
  readonly judge?: string | undefined;
  /** JSON of the record's settings, as received. */
  readonly settings: string;
  /** The program that is said to have made the record. */
  readonly code: string;
}

/** A verdict, or why the settings do not match their schema. */
export type ReplayAnswer =
  | { readonly verdict: Verdict; readonly deeds: WorldDeeds }
  | { readonly issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[] };

const MOST_ISSUES = 20;
const { levels } = loadContent((workerData as { contentFile?: string }).contentFile);

type Judge = typeof judgeRecord;

async function judgeIn(module: string): Promise<Judge> {
  const released = (await import(module)) as { readonly judgeRecord: Judge };
  return released.judgeRecord;
}

export default async function replay({
  level: key,
  version,
  judge,
  settings,
  code,
}: ReplayJob): Promise<ReplayAnswer> {
  const level = version ?? levels[key];
  if (!level) return { verdict: 'unknown', deeds: NO_DEEDS };
  const { success, data, error } = RunSettingsSchema.safeParse(JSON.parse(settings));
  if (success) {
    const verdict = (judge === undefined ? judgeRecord : await judgeIn(judge))(level, data);
    const isMet = verdict === 'verified' || verdict === 'shown';
    if (isMet && !mayHaveMade(code, data, level.data)) return { verdict: 'mismatch', deeds: NO_DEEDS };
    const isOwnWorld = verdict === 'verified' && judge === undefined;
    return { verdict, deeds: isOwnWorld ? worldDeeds(level, data[0]?.commands ?? []) : NO_DEEDS };
  }
  return { issues: error.issues.slice(0, MOST_ISSUES).map(({ path, message }) => ({ path, message })) };
}
