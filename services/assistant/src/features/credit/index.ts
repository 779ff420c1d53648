export { CreditController } from './credit.controller.ts';
