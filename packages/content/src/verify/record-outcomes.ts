import { settingsOf } from '../compiler/compile-level.ts';
import { mendedFrom } from '../exercise/mended-template.ts';
import { outcomeFile } from '../compiler/level-source.ts';
import type { LevelSource, Program } from '../compiler/level-source.ts';
import type { ProgramOutcome } from '../schema/level-file.schema.ts';
import type { ProgramRunner } from './remember-runs.ts';
import { fallsShort, runEnd } from './run-end.ts';
import { isTooLong } from './too-long.ts';

/** Runs a wrong program and returns how it falls short; undefined if it does not, or has to be ended from outside. */
async function outcomeOf(
  runner: ProgramRunner,
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

/** How a program ends of which no file says it yet. */
export interface NewOutcome {
  readonly program: Program;
  /** The file that will say it. */
  readonly file: string;
  /** Undefined if the program does not fall short. */
  readonly outcome: ProgramOutcome | undefined;
}

/** Runs the wrong programs without a file of their outcome, and the template if it ends with an error that no file tells. */
export async function newOutcomes(runner: ProgramRunner, source: LevelSource): Promise<NewOutcome[]> {
  const found: NewOutcome[] = [];
  for (const program of source.unrecorded)
    found.push({ program, file: outcomeFile(program), outcome: await outcomeOf(runner, source, program) });
  const { exercise } = source.level;
  const isOfAnother = mendedFrom(exercise) !== undefined;
  if (source.templateOutcome || (exercise && !isOfAnother) || source.kind === 'free') return found;
  const template = { file: `${source.folder}/template.py`, code: source.template };
  const outcome = await outcomeOf(runner, source, template);
  if (outcome?.kind === 'error' || (isOfAnother && outcome?.kind === 'variant'))
    found.push({ program: template, file: outcomeFile(template), outcome });
  return found;
}
