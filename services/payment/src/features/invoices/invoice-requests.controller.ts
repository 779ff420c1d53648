import { ENDPOINTS, type InvoiceRequests } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { InvoiceRequestsService } from './invoice-requests.service.ts';

/** A school's requests for invoices, and how they stand. */
@Controller()
export class InvoiceRequestsController {
  constructor(private readonly requests: InvoiceRequestsService) {}

  @ApiRoute(ENDPOINTS.requestInvoice)
  async request({ identity, body }: ApiRequest<'requestInvoice'>): Promise<InvoiceRequests> {
    await this.requests.request(identity, body);
    return this.requests.list(identity);
  }

  @ApiRoute(ENDPOINTS.listInvoiceRequests)
  list({ identity }: ApiRequest<'listInvoiceRequests'>): Promise<InvoiceRequests> {
    return this.requests.list(identity);
  }

  @ApiRoute(ENDPOINTS.followInvoiceRequest)
  async follow({
    identity,
    params: { request_id },
    body,
  }: ApiRequest<'followInvoiceRequest'>): Promise<{ done: true }> {
    await this.requests.follow(identity, request_id, body);
    return { done: true };
  }
}
