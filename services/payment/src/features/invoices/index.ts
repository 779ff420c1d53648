export { InvoiceRequestsController } from './invoice-requests.controller.ts';
export { InvoiceRequestsService } from './invoice-requests.service.ts';
