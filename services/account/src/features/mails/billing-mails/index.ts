export { BillingMailsModule } from './billing-mails.module.ts';
