import type { z } from 'zod';
import type { PartName } from '../parts.ts';
import type { ServiceName } from '../services.table.ts';

/**
 * Whether a call may be made again when its answer was lost: `natural` where it changes nothing more the second
 * time, `key` where the caller sends an idempotency key with it by which the service knows it again, `none` else.
 */
export type Idempotency = 'natural' | 'key' | 'none';

/** One call (POST) from part to part inside the platform, which no browser can make. */
export interface ServiceCall {
  readonly path: `/internal/${string}`;
  readonly service: ServiceName;
  /** Who may make it; everybody else is refused. */
  readonly callers: readonly PartName[];
  readonly body: z.ZodType;
  readonly answer: z.ZodType;
  readonly idempotency: Idempotency;
}

export const serviceCall = <const Call extends ServiceCall>(call: Call): Call => call;
