import { takeEarlyWorker } from '@burrow/client';
import { createPythonEngine, type PythonEngine } from '@burrow/python';
import assets from '@burrow/python/assets.json' with { type: 'json' };

let engine: PythonEngine | null = null;

const MEMORY_FOR_STANDBY_GB = 4;

/** Returns the page's only Python, created when first needed. It outlives a level, so that the next one starts immediately. */
export function getEngine(): PythonEngine {
  const memory = (navigator as { deviceMemory?: number }).deviceMemory ?? 0;
  engine ??= createPythonEngine({
    assets,
    standby: memory > MEMORY_FOR_STANDBY_GB,
    takeWorker: takeEarlyWorker,
  });
  return engine;
}
