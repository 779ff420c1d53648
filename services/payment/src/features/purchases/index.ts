export { PurchasesModule } from './purchases.module.ts';
