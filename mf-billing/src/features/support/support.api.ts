import { api } from '@burrow/client';
import type {
  Differences,
  FollowInvoiceRequest,
  InvoiceRequests,
  Purchases,
  PurchaseStory,
  RefundRequests,
  TransferPurchasesQuery,
} from '@burrow/contracts';

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
      foundPurchases: build.query<Purchases, string>({
        query: email => ({ url: '/payment/support/purchases', params: { email } }),
        providesTags: ['SupportPurchases'],
        keepUnusedDataFor: 0,
      }),
      purchaseStory: build.query<PurchaseStory, string>({
        query: id => `/payment/support/purchases/${encodeURIComponent(id)}`,
        providesTags: ['SupportPurchases'],
        keepUnusedDataFor: 0,
      }),
      differences: build.query<Differences, void>({
        query: () => '/payment/support/differences',
      }),
      refundRequests: build.query<RefundRequests, void>({
        query: () => '/payment/support/refunds',
        providesTags: ['RefundRequests'],
      }),
      decideRefund: build.mutation<unknown, Decided<RefundDecision>>({
        query: ({ id, ...body }) => ({ url: `/payment/support/refunds/${id}`, method: 'PUT', body }),
        invalidatesTags: ['RefundRequests', 'SupportPurchases'],
      }),
      allInvoiceRequests: build.query<InvoiceRequests, void>({
        query: () => '/payment/invoice-requests',
        providesTags: ['InvoiceRequests'],
      }),
      followInvoiceRequest: build.mutation<unknown, Decided<FollowInvoiceRequest>>({
        query: ({ id, ...body }) => ({ url: `/payment/invoice-requests/${id}`, method: 'PUT', body }),
        invalidatesTags: ['InvoiceRequests'],
      }),
      transferPurchases: build.mutation<{ moved: number; kept: number }, TransferPurchasesQuery>({
        query: params => ({ url: '/payment/transfer-purchases', params }),
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
