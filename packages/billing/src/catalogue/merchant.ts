import { z } from 'zod';
import merchant from './merchant.json' with { type: 'json' };

const LineSchema = z.string().min(1);

/** Who sells to families and by card, as merchant of record: the provider. Schools' invoices are our own. */
export const MERCHANT = z.object({ name: LineSchema, address: z.array(LineSchema).min(1) }).parse(merchant);
