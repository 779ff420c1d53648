export { ComputeService } from './computed/compute.service.ts';
export { PAYMENT_SCHEMA } from './database/payment.schema.ts';
export { HandleEventService, HandleEventsJob, ReceiveEventService } from './features/events/index.ts';
export { RebuildService } from './features/rebuild/index.ts';
