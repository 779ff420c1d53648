export type { Answer, Ask } from './ask.types.ts';
export { createPythonEngine, type PythonEngineOptions } from './browser/create-python-engine.ts';
export type { PythonAssets } from './browser/open-browser-worker.ts';
export type { EngineState, PythonEngine } from './engine/engine.ts';
export { toRunRecord } from './run-record.ts';
export { runVariants, type RunsPrograms, type VariantFailure, type VariantRuns } from './variants.ts';
export { MAX_LINE_STEPS, TIME_LIMIT } from './limits.ts';
export type { StartKind } from './protocol.ts';
export type {
  ChangedVariable,
  LineStep,
  OutputChunk,
  RunError,
  RunErrorCode,
  RunListeners,
  RunOutcome,
  RunRequest,
  RunStatus,
  RunStep,
} from './run.types.ts';
