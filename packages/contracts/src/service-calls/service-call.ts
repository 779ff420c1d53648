import type { z } from 'zod';
import type { PartName } from '../parts.ts';
import type { ServiceName } from '../services.table.ts';

/**
 * Whether a call may be repeated when its answer was lost: `natural` if a repetition changes nothing more,
 * `key` if the caller sends an idempotency key by which the service recognises it, otherwise `none`.
 */
export type Idempotency = 'natural' | 'key' | 'none';

/** One internal call (POST) between parts of the platform, which no browser can make. */
export interface ServiceCall {
  readonly path: `/internal/${string}`;
  readonly service: ServiceName;
  /** Who may make it; all others are refused. */
  readonly callers: readonly PartName[];
  readonly body: z.ZodType;
  readonly answer: z.ZodType;
  readonly idempotency: Idempotency;
  /** The maximum body size in bytes, if it is not the usual 256 KB. */
  readonly bodyLimit?: number;
}

export const serviceCall = <const Call extends ServiceCall>(call: Call): Call => call;
