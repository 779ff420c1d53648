import type { SchemaOptions } from '@burrow/service-kit';
import { CreatePayment1796200000000 } from './migrations/1796200000000-create-payment.ts';

export const PAYMENT_SCHEMA: SchemaOptions = {
  schema: 'payment',
  entities: [],
  migrations: [CreatePayment1796200000000],
};
