export { CreditModule } from './credit.module.ts';
