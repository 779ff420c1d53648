export { isStandInKey, PaymentSettingsSchema as settings } from './config/env.ts';
export { createPayment as create } from './create-payment.ts';
export { giveCourse, givePlan } from './features/grants/index.ts';
export { rebuildPayments } from './features/rebuild/index.ts';
export { PAYMENT_SCHEMA as schema } from './database/payment.schema.ts';
