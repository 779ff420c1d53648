import type { z } from 'zod';
import type { PartName } from '../parts.ts';
import type { ServiceName } from '../services.table.ts';

/** What an event tells and who takes it. Data of an aggregate that is copied carries its `version`. */
export interface EventContract {
  readonly sender: Exclude<PartName, 'gateway'>;
  readonly subscribers: readonly ServiceName[];
  readonly data: z.ZodObject;
  /** Somebody waits for what follows from it: it overtakes events that are not urgent. */
  readonly urgent?: true;
}

export const event = <const E extends EventContract>(contract: E): E => contract;
