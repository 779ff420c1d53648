export { createPythonEngine, type PythonEngineOptions } from './browser/create-python-engine.ts';
export type { PythonAssets } from './browser/open-browser-worker.ts';
export type { EngineState, PythonEngine } from './engine/engine.ts';
export { TIME_LIMIT } from './limits.ts';
export type { StartKind } from './protocol.ts';
export type {
  ChangedVariable,
  OutputChunk,
  RunError,
  RunErrorCode,
  RunOutcome,
  RunRequest,
  RunStatus,
  RunStep,
} from './run.types.ts';
