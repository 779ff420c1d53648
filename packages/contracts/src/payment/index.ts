export * from './checkout.schema.ts';
export * from './gift.schema.ts';
export * from './money.schema.ts';
export * from './purchase.schema.ts';
export * from './seats.ts';
export * from './subscription.schema.ts';
export * from './support.schema.ts';
export * from './buyer.schema.ts';
