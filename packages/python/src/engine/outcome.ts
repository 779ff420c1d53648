import type { RecordedCommand } from '@burrow/contracts';
import type { ErrorParams } from '@burrow/contracts/errors';
import { MAX_COMMANDS } from '@burrow/world';
import type { Answer } from '../ask.types.ts';
import { fillText } from '../fill-text.ts';
import { TIME_LIMIT, TIME_LIMIT_MESSAGE } from '../limits.ts';
import { LATE_PART_MISSING } from '../parts/part-names.ts';
import type { ExecutionResult } from '../protocol.ts';
import type {
  OutputChunk,
  RunError,
  RunErrorCode,
  RunOutcome,
  RunRequest,
  RunStatus,
  RunStep,
} from '../run.types.ts';

/** Why a run was ended from outside. */
export type EndReason = 'stopped' | 'time-limit';

/** What was received from a run until it ended. `result` is null if its worker died before sending it. */
export interface RunRecordParts {
  readonly request: RunRequest;
  readonly reason: EndReason | null;
  readonly result: ExecutionResult | null;
  /** Why the worker died. */
  readonly crash: string | null;
  readonly steps: readonly RunStep[];
  /** Null if the worker died before sending them. */
  readonly commands: readonly RecordedCommand[] | null;
  readonly output: readonly OutputChunk[];
  readonly constants: RunOutcome['constants'];
  readonly updatedConstants: RunOutcome['updatedConstants'];
  readonly answers: readonly Answer[];
}

export const plainError = (
  code: RunErrorCode,
  message: string,
  params: ErrorParams = {},
  from: RunError | null = null,
): RunError => ({ code, params, line: from?.line ?? null, message, trace: from?.trace ?? message });

const LIMIT_PARAMS: Partial<Record<RunErrorCode, ErrorParams>> = {
  'python/time-limit': { seconds: TIME_LIMIT / 1_000 },
  'world/too-many-commands': { limit: MAX_COMMANDS },
};

function withLastLine(error: RunError | null, message: string): RunError | null {
  if (!error) return null;
  return { ...error, trace: [...error.trace.split('\n').slice(0, -1), message].join('\n') };
}

function limitError(code: RunErrorCode, parts: RunRecordParts): RunError {
  const own = parts.result?.error ?? null;
  const params = LIMIT_PARAMS[code] ?? {};
  const message =
    code === 'python/time-limit' ? TIME_LIMIT_MESSAGE : fillText(parts.request.texts, code, params);
  return plainError(code, message, params, withLastLine(own, message));
}

/** Python dies of recursion in C code, such as printing a list in a list in a list…, without an exception. */
function crashError(parts: RunRecordParts): RunError {
  const { crash } = parts;
  if (crash?.includes('call stack')) return limitError('python/recursion', parts);
  const error = limitError('python/crashed', parts);
  return crash?.includes(LATE_PART_MISSING) ? { ...error, params: { context: 'part' } } : error;
}

function endOf(parts: RunRecordParts): { status: RunStatus; error: RunError | null } {
  const { reason, result } = parts;
  const limit = result?.limit ?? (reason === 'time-limit' ? 'python/time-limit' : null);
  if (limit === 'python/time-limit') return { status: 'time-limit', error: limitError(limit, parts) };
  if (limit) return { status: 'error', error: limitError(limit, parts) };
  if (reason === 'stopped') return { status: 'stopped', error: limitError('python/stopped', parts) };
  if (!result) return { status: 'error', error: crashError(parts) };
  return { status: result.error ? 'error' : 'finished', error: result.error };
}

const recorded = (step: RunStep): RecordedCommand => [step.name, step.argument, step.line];

/** The step before an error, which is not the refused one. */
function errorStepOf(error: RunError | null, steps: readonly RunStep[]): number | null {
  if (!error) return null;
  const isRefusal = error.code.startsWith('world/') && error.code !== 'world/too-many-commands';
  return steps.length - (isRefusal ? 2 : 1);
}

/** Returns the outcome of a run, however it ended. */
export function outcomeOf(parts: RunRecordParts): RunOutcome {
  const { status, error } = endOf(parts);
  return {
    status,
    error,
    steps: parts.steps,
    commands: parts.commands ?? parts.steps.map(recorded),
    lines: parts.result?.lines ?? [],
    variables: status === 'finished' ? (parts.result?.variables ?? {}) : {},
    constants: parts.constants,
    updatedConstants: parts.updatedConstants,
    changedAtEnd: parts.result?.changedAtEnd ?? [],
    output: parts.output,
    answers: parts.answers,
    errorStep: errorStepOf(error, parts.steps),
  };
}

/** Returns the outcome of a run that could not begin. */
export function refusedOutcome(code: RunErrorCode, message: string): RunOutcome {
  return {
    status: 'error',
    error: plainError(code, message),
    steps: [],
    commands: [],
    lines: [],
    variables: {},
    constants: {},
    updatedConstants: {},
    changedAtEnd: [],
    output: [],
    answers: [],
    errorStep: -1,
  };
}
