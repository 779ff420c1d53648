export { HeldPaymentsModule } from './held-payments.module.ts';
