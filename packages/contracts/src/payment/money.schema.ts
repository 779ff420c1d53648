import { z } from 'zod';

/** An amount: a whole number of the smallest unit of a currency. */
export const MoneySchema = z.object({ amount: z.int(), currency: z.string().regex(/^[A-Z]{3}$/) });
