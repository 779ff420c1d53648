import type { NodeRunner } from '@burrow/python/node';

export type ProgramRunner = Pick<NodeRunner, 'run'>;

/** Returns a runner that runs a program in a level only once, since it ends alike each time. */
export function rememberRuns(runner: ProgramRunner): ProgramRunner {
  const runs = new Map<string, ReturnType<ProgramRunner['run']>>();
  return {
    run: request => {
      const key = JSON.stringify(request);
      const run = runs.get(key) ?? runner.run(request);
      runs.set(key, run);
      return run;
    },
  };
}
