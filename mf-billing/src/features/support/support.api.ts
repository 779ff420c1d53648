import { api, read, write } from '@burrow/client';
import {
  compareNow,
  decideHeldPayment,
  decideRefund,
  findBuyers,
  followInvoiceRequest,
  listDifferences,
  listHeldPayments,
  listInvoiceRequests,
  listRefundRequests,
  setPaid,
  transferPurchases,
} from '@burrow/contracts/calls';
import type { DecideHeldPayment, FollowInvoiceRequest, TransferPurchasesQuery } from '@burrow/contracts';

type Decided<What> = What & { readonly id: string };

interface RefundDecision {
  readonly decision: 'approve' | 'reject';
  readonly reason: string;
}

interface SetPaid {
  readonly email: string;
  readonly paid: 'true' | 'false';
  readonly reason: string;
}

/** The calls of support about purchases. */
export const supportApi = api
  .enhanceEndpoints({
    addTagTypes: ['InvoiceRequests', 'SupportPurchases', 'RefundRequests', 'HeldPayments', 'Differences'],
  })
  .injectEndpoints({
    endpoints: build => ({
      buyers: read(build, (find: string) => findBuyers({ find }), {
        providesTags: ['SupportPurchases'],
        keepUnusedDataFor: 0,
      }),
      differences: read(build, listDifferences, { providesTags: ['Differences'] }),
      compareNow: write(build, compareNow, {
        invalidatesTags: ['Differences', 'HeldPayments', 'RefundRequests', 'SupportPurchases'],
      }),
      setPaid: write(build, (asked: SetPaid) => setPaid(asked), { invalidatesTags: ['SupportPurchases'] }),
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
  useBuyersQuery,
  useCompareNowMutation,
  useDifferencesQuery,
  useHeldPaymentsQuery,
  useRefundRequestsQuery,
  useSetPaidMutation,
  useDecideRefundMutation,
  useAllInvoiceRequestsQuery,
  useFollowInvoiceRequestMutation,
  useTransferPurchasesMutation,
} = supportApi;
