import { z } from 'zod';
import { type Plan, PlanSchema } from './plan.schema.ts';
import plans from './plans.json' with { type: 'json' };

/** Everything that can be bought, in the order in which it is shown. */
export const PLANS: readonly Plan[] = z.array(PlanSchema).parse(plans);

/** The names of all plans. */
export const PLAN_NAMES: readonly string[] = PLANS.map(({ name }) => name);
