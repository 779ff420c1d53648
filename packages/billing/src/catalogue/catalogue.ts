import type { Plan } from './plan.schema.ts';
import plans from './plans.json' with { type: 'json' };

/** Everything that can be bought, in the order in which it is shown: a test checks each row, so that pages load no zod. */
export const PLANS = plans as readonly unknown[] as readonly Plan[];

/** The names of all plans. */
export const PLAN_NAMES: readonly string[] = PLANS.map(({ name }) => name);
