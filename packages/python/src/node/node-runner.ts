import { createEngine, type EngineState, type PythonEngine } from '../engine/engine.ts';
import type { RunListeners, RunOutcome, RunRequest } from '../run.types.ts';
import { openNodeWorker } from './open-node-worker.ts';

/** Runs programs one after the other, as the learner's browser would. */
export interface NodeRunner {
  readonly state: EngineState;
  run(request: RunRequest, on?: RunListeners): Promise<RunOutcome>;
  /** Ends the running program. */
  stop(): void;
  dispose(): void;
}

/** Resolves when the engine can run; rejects if Python did not start. */
async function whenReady(engine: PythonEngine): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = (): void => {
    if (engine.state === 'ready') resolve();
    if (engine.state === 'failed') reject(new Error(`Python did not start: ${engine.failure}`));
  };
  const forget = engine.subscribe(look);
  look();
  await promise.finally(forget);
}

/**
 * Starts Python in a worker thread of Node. Only for programs of our own: there is no sandbox around it.
 *
 * @example
 * import { createNodeRunner } from '@burrow/python/node';
 * import { fieldLevel } from '@burrow/world/testing';
 * const runner = await createNodeRunner();
 * const code = 'steps = 2\nplayer.move_forward(steps)\nprint("there")';
 * const { status, commands, output } = await runner.run({ code, level: fieldLevel() });
 * runner.dispose();
 * status // → 'finished'
 * commands // → [['move_forward', 2, 2]]
 * output // → [{ text: 'there\n', step: 1 }]
 */
export async function createNodeRunner(options: { sharedMemory?: boolean } = {}): Promise<NodeRunner> {
  const engine = createEngine({
    openWorker: openNodeWorker,
    sharedMemory: options.sharedMemory ?? true,
    standby: false,
  });
  engine.start();
  await whenReady(engine);
  return {
    get state() {
      return engine.state;
    },
    async run(request, on) {
      await whenReady(engine);
      return engine.run(request, on);
    },
    stop: () => engine.stop(),
    dispose: () => engine.dispose(),
  };
}
