import { api, read, write } from '@burrow/client';
import {
  decideRefund,
  findPurchases,
  followInvoiceRequest,
  getPurchaseStory,
  listDifferences,
  listInvoiceRequests,
  listRefundRequests,
  transferPurchases,
} from '@burrow/contracts/calls';
import type { FollowInvoiceRequest, TransferPurchasesQuery } from '@burrow/contracts';

type Decided<What> = What & { readonly id: string };

interface RefundDecision {
  readonly decision: 'approve' | 'reject';
  readonly reason: string;
}

/** The calls of support about purchases. */
export const supportApi = api
  .enhanceEndpoints({ addTagTypes: ['InvoiceRequests', 'SupportPurchases', 'RefundRequests'] })
  .injectEndpoints({
    endpoints: build => ({
      foundPurchases: read(build, (email: string) => findPurchases({ email }), {
        providesTags: ['SupportPurchases'],
        keepUnusedDataFor: 0,
      }),
      purchaseStory: read(build, (id: string) => getPurchaseStory({ purchase_id: id }), {
        providesTags: ['SupportPurchases'],
        keepUnusedDataFor: 0,
      }),
      differences: read(build, listDifferences),
      refundRequests: read(build, listRefundRequests, { providesTags: ['RefundRequests'] }),
      decideRefund: write(
        build,
        ({ id, ...body }: Decided<RefundDecision>) => decideRefund({ request_id: id, body }),
        { invalidatesTags: ['RefundRequests', 'SupportPurchases'] },
      ),
      allInvoiceRequests: read(build, listInvoiceRequests, { providesTags: ['InvoiceRequests'] }),
      followInvoiceRequest: write(
        build,
        ({ id, ...body }: Decided<FollowInvoiceRequest>) => followInvoiceRequest({ request_id: id, body }),
        { invalidatesTags: ['InvoiceRequests'] },
      ),
      transferPurchases: write(build, (params: TransferPurchasesQuery) => transferPurchases(params), {
        invalidatesTags: (_answer, error) => (error ? [] : ['SupportPurchases', 'RefundRequests']),
      }),
    }),
  });

export const {
  useDifferencesQuery,
  useFoundPurchasesQuery,
  usePurchaseStoryQuery,
  useRefundRequestsQuery,
  useDecideRefundMutation,
  useAllInvoiceRequestsQuery,
  useFollowInvoiceRequestMutation,
  useTransferPurchasesMutation,
} = supportApi;
