import { api } from '@burrow/client';
import type { InvoiceRequest, InvoiceRequests } from '@burrow/contracts';

/** A school's requests for invoices. */
export const invoiceRequestsApi = api.enhanceEndpoints({ addTagTypes: ['InvoiceRequests'] }).injectEndpoints({
  endpoints: build => ({
    invoiceRequests: build.query<InvoiceRequests, void>({
      query: () => '/payment/invoice-requests',
      providesTags: ['InvoiceRequests'],
    }),
    requestInvoice: build.mutation<InvoiceRequests, InvoiceRequest>({
      query: body => ({ url: '/payment/invoice-requests', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['InvoiceRequests']),
    }),
  }),
});

export const { useInvoiceRequestsQuery, useRequestInvoiceMutation } = invoiceRequestsApi;
