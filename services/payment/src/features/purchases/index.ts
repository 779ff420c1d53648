export { PurchasesController } from './purchases.controller.ts';
