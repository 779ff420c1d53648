import {
  ENDPOINTS,
  type FollowInvoiceRequest,
  FollowInvoiceRequestSchema,
  type InvoiceRequest,
  type InvoiceRequests,
  InvoiceRequestSchema,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { z } from 'zod';
import { InvoiceRequestsService } from './invoice-requests.service.ts';

const RequestParamsSchema = z.object({ request_id: z.uuid() });

/** A school's requests for invoices, and how they stand. */
@Controller()
export class InvoiceRequestsController {
  constructor(private readonly requests: InvoiceRequestsService) {}

  @ApiRoute(ENDPOINTS.requestInvoice)
  async request(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: InvoiceRequestSchema }) body: InvoiceRequest,
  ): Promise<InvoiceRequests> {
    await this.requests.request(identity, body);
    return this.requests.list(identity);
  }

  @ApiRoute(ENDPOINTS.listInvoiceRequests)
  list(@CurrentIdentity() identity: Identity): Promise<InvoiceRequests> {
    return this.requests.list(identity);
  }

  @ApiRoute(ENDPOINTS.followInvoiceRequest)
  async follow(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: RequestParamsSchema }) { request_id }: { request_id: string },
    @Body({ schema: FollowInvoiceRequestSchema }) body: FollowInvoiceRequest,
  ): Promise<{ done: true }> {
    await this.requests.follow(identity, request_id, body);
    return { done: true };
  }
}
