import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RunOutcome } from '../../run.types.ts';

/** A right program of a level, and what it did on the map as shown. */
export interface DodgedProgram extends Pick<RunOutcome, 'commands' | 'variables' | 'constants'> {
  readonly code: string;
  /** The ideas of the level, as `uses` knows them. */
  readonly words: readonly string[];
}

/** A program that goes round the idea of a level. */
export interface Dodge {
  /** In words, such as `typed out, zip named`. */
  readonly kind: string;
  readonly code: string;
}

/** Makes known kinds of dodges of programs: all at once, since Python starts for each call. */
export async function makeDodges(programs: readonly DodgedProgram[]): Promise<(readonly Dodge[])[]> {
  const workerData = programs.map(({ code, words, commands, variables, constants }) => ({
    code,
    words,
    commands: commands.map(([name, argument]) => [name, argument]),
    values: variables,
    constants,
  }));
  const worker = new Worker(new URL('./dodges-worker.ts', import.meta.url), { workerData });
  const [answer] = (await once(worker, 'message')) as [string];
  await worker.terminate();
  const made = JSON.parse(answer) as [kind: string, code: string][][];
  return made.map(one => one.map(([kind, code]) => ({ kind, code })));
}
