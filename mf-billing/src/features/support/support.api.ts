import { api, read, write } from '@burrow/client';
import {
  decideHeldPayment,
  decideRefund,
  findPurchases,
  followInvoiceRequest,
  getPurchaseStory,
  listDifferences,
  listHeldPayments,
  listInvoiceRequests,
  listRefundRequests,
  transferPurchases,
} from '@burrow/contracts/calls';
import type { DecideHeldPayment, FollowInvoiceRequest, TransferPurchasesQuery } from '@burrow/contracts';

type Decided<What> = What & { readonly id: string };

interface RefundDecision {
  readonly decision: 'approve' | 'reject';
  readonly reason: string;
}

/** The calls of support about purchases. */
export const supportApi = api
  .enhanceEndpoints({
    addTagTypes: ['InvoiceRequests', 'SupportPurchases', 'RefundRequests', 'HeldPayments'],
  })
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
      heldPayments: read(build, listHeldPayments, { providesTags: ['HeldPayments'] }),
      decideHeldPayment: write(
        build,
        ({ id, ...body }: Decided<DecideHeldPayment>) => decideHeldPayment({ transaction_id: id, body }),
        { invalidatesTags: ['HeldPayments', 'SupportPurchases'] },
      ),
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
  useDecideHeldPaymentMutation,
  useDifferencesQuery,
  useFoundPurchasesQuery,
  useHeldPaymentsQuery,
  usePurchaseStoryQuery,
  useRefundRequestsQuery,
  useDecideRefundMutation,
  useAllInvoiceRequestsQuery,
  useFollowInvoiceRequestMutation,
  useTransferPurchasesMutation,
} = supportApi;
