export { ReceiptsController } from './receipts.controller.ts';
export { ReceiptsService } from './receipts.service.ts';
