import { afterAll, beforeAll } from '@jest/globals';
import type { WorldLevel } from '@burrow/contracts';
import { fieldLevel } from '@burrow/world/testing';
import { createNodeRunner, type NodeRunner } from '../node/index.ts';
import type { RunListeners, RunOutcome, RunRequest } from '../run.types.ts';

export type Run = (
  code: string,
  level?: Partial<WorldLevel>,
  texts?: RunRequest['texts'],
  on?: RunListeners,
) => Promise<RunOutcome>;

/** One Python for all tests of a file, so that each also shows that the previous run left nothing behind. */
export function sharedRunner(options: { sharedMemory?: boolean } = {}): Run {
  let runner: NodeRunner | null = null;
  beforeAll(async () => {
    runner = await createNodeRunner(options);
  }, 60_000);
  afterAll(() => runner?.dispose());
  return (code, level = {}, texts = {}, on = {}) => {
    if (!runner) throw new Error('The runner has not started');
    return runner.run({ code, level: fieldLevel(level), texts }, on);
  };
}
