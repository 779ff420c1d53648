import type { NodeRunner } from '@burrow/python/node';
import { settingsOf } from '../compiler/compile-level.ts';
import type { LevelSource, Program } from '../compiler/level-source.ts';
import type { ProgramEnd, ProgramOutcome } from '../schema/level-file.schema.ts';
import { runEnd } from './run-end.ts';
import type { RunEnd } from './run-end.ts';
import { isTooLong } from './too-long.ts';

const fallsShort = (end: RunEnd): end is ProgramEnd => end.kind === 'error' || end.kind === 'incomplete';

/** Runs a wrong program and returns how it falls short; undefined if it does not, or has to be ended from outside. */
export async function outcomeOf(
  runner: NodeRunner,
  source: LevelSource,
  { code }: Program,
): Promise<ProgramOutcome | undefined> {
  if (isTooLong(source, code)) return { kind: 'lines' };
  for (const [index, { level }] of settingsOf(source).entries()) {
    const end = await runEnd(runner, level, code);
    if (fallsShort(end)) return index === 0 ? end : { kind: 'variant', variant: index - 1, end };
    if (end.kind === 'limit') return undefined;
  }
  return undefined;
}
