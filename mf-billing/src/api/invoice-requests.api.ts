import { api, read, write } from '@burrow/client';
import { listInvoiceRequests, requestInvoice } from '@burrow/contracts/calls';
import type { InvoiceRequest } from '@burrow/contracts';

/** A school's requests for invoices. */
export const invoiceRequestsApi = api.enhanceEndpoints({ addTagTypes: ['InvoiceRequests'] }).injectEndpoints({
  endpoints: build => ({
    invoiceRequests: read(build, listInvoiceRequests, { providesTags: ['InvoiceRequests'] }),
    requestInvoice: write(build, (body: InvoiceRequest) => requestInvoice({ body }), {
      invalidatesTags: (_answer, error) => (error ? [] : ['InvoiceRequests']),
    }),
  }),
});

export const { useInvoiceRequestsQuery, useRequestInvoiceMutation } = invoiceRequestsApi;
