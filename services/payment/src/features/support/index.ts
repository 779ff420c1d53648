export { TransferPurchasesService } from './transfer-purchases.service.ts';
export { SupportModule } from './support.module.ts';
