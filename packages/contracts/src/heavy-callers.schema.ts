import { z } from 'zod';

/** How many callers a call may name. */
export const MOST_HEAVY_CALLERS = 500;

/** A keyed hash of a limit and of who is counted by it: no service learns whose it is. */
const CallerSchema = z.string().regex(/^[\w-]{43}$/);

const CallsSchema = z.int().positive().max(1_000_000_000);

/** Body of countHeavyCallers: how often each has called at a gateway since it told of them last. */
export const CountHeavyCallersSchema = z.strictObject({
  callers: z.array(z.strictObject({ caller: CallerSchema, calls: CallsSchema })).max(MOST_HEAVY_CALLERS),
});

/** Of each of them: how often it has called at all gateways in its minute, and when that ends. */
export const CountedHeavyCallersSchema = z.object({
  callers: z.array(z.object({ caller: CallerSchema, calls: CallsSchema, ends_in_ms: z.int().nonnegative() })),
});

export type CountHeavyCallers = z.infer<typeof CountHeavyCallersSchema>;
