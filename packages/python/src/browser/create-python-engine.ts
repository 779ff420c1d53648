import { createEngine, type PythonEngine } from '../engine/engine.ts';
import { browserWorkers, type PythonAssets, type TakeWorker } from './open-browser-worker.ts';

export interface PythonEngineOptions {
  readonly assets: PythonAssets;
  /** Whether to keep a second worker ready; by default, if the device has more than 4 GB of memory. */
  readonly standby?: boolean;
  /** Where a worker with these assets may already be waiting, started early under the name `early`. */
  readonly takeWorker?: TakeWorker;
}

const MEMORY_FOR_STANDBY = 4;

function hasMemoryForStandby(): boolean {
  const { deviceMemory = 0 } = globalThis.navigator as Navigator & { deviceMemory?: number };
  return deviceMemory > MEMORY_FOR_STANDBY;
}

/**
 * Python for the page. Nothing loads before `start()`. With shared memory (an isolated document) Stop and the
 * time limit interrupt the program; without it, they replace its worker.
 *
 * @example
 * import { createPythonEngine } from '@burrow/python';
 * import { fieldLevel } from '@burrow/world/testing';
 * const assets = { base: '/python/1a2b3c/', worker: '/python/1a2b3c/worker.js' }; // of '@burrow/python/assets.json'
 * const engine = createPythonEngine({ assets });
 * const early = await engine.run({ code: 'print(1)', level: fieldLevel() }); // before engine.start()
 * early.error.code // → 'python/not-initialized'
 */
export function createPythonEngine(options: PythonEngineOptions): PythonEngine {
  return createEngine({
    openWorker: browserWorkers(options.assets, options.takeWorker),
    sharedMemory: globalThis.crossOriginIsolated && typeof SharedArrayBuffer !== 'undefined',
    standby: options.standby ?? hasMemoryForStandby(),
  });
}
