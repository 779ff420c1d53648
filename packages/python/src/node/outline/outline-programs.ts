import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A program to look at, and code whose names it may use, such as a level's data. */
export interface ProgramText {
  readonly code: string;
  readonly given?: string;
}

/** What a program is made of. */
export interface ProgramOutline {
  /** Constructs, functions, methods and operators of Python, sorted; commands and the program's own names are none. */
  readonly ideas: readonly string[];
  /** The same for two programs that differ only in their own names and in their values. */
  readonly shape: string;
}

/**
 * Reads programs with Python's own parser, without running them: all at once, since Python starts for each call.
 * @returns an outline for each program, in their order; undefined for what is no Python
 */
export async function outlinePrograms(
  programs: readonly ProgramText[],
): Promise<(ProgramOutline | undefined)[]> {
  const workerData = programs.map(({ code, given }) => ({ code, given }));
  const worker = new Worker(new URL('./outline-worker.ts', import.meta.url), { workerData });
  const [answer] = (await once(worker, 'message')) as [string];
  await worker.terminate();
  const found = JSON.parse(answer) as ([ideas: string[], shape: string] | null)[];
  return found.map(one => (one ? { ideas: one[0], shape: one[1] } : undefined));
}
