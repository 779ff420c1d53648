import { createNodeRunner, type NodeRunner } from '@burrow/python/node';

let runner: Promise<NodeRunner> | undefined;

/** Python in this process. It starts once for all tests of a worker, which takes longer than their programs. */
export const python = (): Promise<NodeRunner> => (runner ??= createNodeRunner());

/** Ends it, so that the worker can end. */
export async function endPython(): Promise<void> {
  const started = await runner;
  runner = undefined;
  started?.dispose();
}
