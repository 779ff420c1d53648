import type { z } from 'zod';
import type { PartName } from '../parts.ts';
import type { ServiceName } from '../services.table.ts';

/** What an event says and who subscribes to it. Data of a copied aggregate carries its `version`. */
export interface EventContract {
  readonly sender: Exclude<PartName, 'gateway'>;
  readonly subscribers: readonly ServiceName[];
  readonly data: z.ZodObject;
  /** Somebody is waiting for its effect: it overtakes events that are not urgent. */
  readonly urgent?: true;
}

export const event = <const E extends EventContract>(contract: E): E => contract;
