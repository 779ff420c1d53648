export { RECEIPT_TEXTS, type ReceiptTexts } from './receipt.texts.ts';
export { ReceiptsModule } from './receipts.module.ts';
export { ReceiptsService } from './receipts.service.ts';
