export { FindBuyerService } from './find-buyer.service.ts';
export { PurchaseStoryService } from './purchase-story.service.ts';
export { SupportController } from './support.controller.ts';
export { TransferPurchasesService } from './transfer-purchases.service.ts';
