export { InvoiceRequestsController } from './invoice-requests.controller.ts';
export { InvoicedPlansService } from './invoiced-plans.service.ts';
export { InvoiceRequestsService } from './invoice-requests.service.ts';
