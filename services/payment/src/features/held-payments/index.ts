export { HeldPaymentsModule } from './held-payments.module.ts';
export { HeldPaymentsService } from './held-payments.service.ts';
