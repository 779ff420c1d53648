import { CHALLENGES, type RunEnvelope } from '@burrow/contracts';
import { linesOfCode, readCode } from '@burrow/python-syntax';
import type { SqlRunner } from '@burrow/service-kit';
import { z } from 'zod';
import type { PlayedLevel } from '../../../learners/last-played.queries.ts';
import { KEEP_RESULT } from './challenge-results.queries.ts';

/** The shown map comes first in a record; what was verified has the rest of its form too. */
const ShownSchema = z.array(z.object({ commands: z.array(z.unknown()) })).min(1);

export interface VerifiedRun extends PlayedLevel {
  readonly code: string;
  readonly verified: boolean;
  readonly helpedLines: number;
}

/**
 * Stores with how few commands and lines a challenge was completed, if they were replayed and are fewer than before. A
 * program without a line cannot have given the commands, so that it does not count. Lines that the assistant wrote are not
 * one's own, so that a program with such lines does not say with how little somebody solved it.
 */
export async function keepChallengeResult(
  tx: SqlRunner,
  { learner, course, level, code, verified, helpedLines }: VerifiedRun,
  record: RunEnvelope | undefined,
): Promise<void> {
  if (course !== CHALLENGES || !verified || !record || helpedLines > 0) return;
  const commands = ShownSchema.parse(record.settings)[0]?.commands.length ?? 0;
  const lines = linesOfCode(readCode(code));
  if (commands === 0 || lines === 0) return;
  await KEEP_RESULT.run(tx, [learner.kind, learner.id, level, record.level_hash, commands, lines]);
}
