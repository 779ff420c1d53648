import { api } from '@burrow/client';
import type {
  ActiveSubscriptions,
  Cancellation,
  CardChange,
  Purchases,
  Refund,
  RefundEligibility,
  Subscription,
  UpgradePreview,
} from '@burrow/contracts';

interface RefundAsked {
  readonly purchase_id: string;
  readonly reason: string;
}

const changed = (_answer: unknown, error: unknown) =>
  error ? [] : (['Purchases', 'CurrentUser', 'Access'] as const);

/** Calls about what somebody bought. */
export const ownBillingApi = api.enhanceEndpoints({ addTagTypes: ['Purchases', 'Access'] }).injectEndpoints({
  endpoints: build => ({
    purchases: build.query<Purchases, void>({
      query: () => '/payment/purchases',
      providesTags: ['Purchases'],
    }),
    activeSubscriptions: build.query<ActiveSubscriptions, void>({
      query: () => '/payment/active-subscriptions',
      providesTags: ['Purchases'],
    }),
    cancelSubscription: build.mutation<Cancellation, string>({
      query: purchase_id => ({
        url: '/payment/cancel-subscription',
        method: 'POST',
        params: { purchase_id },
      }),
      invalidatesTags: changed,
    }),
    previewUpgrade: build.query<UpgradePreview, string>({
      query: plan_name => ({ url: '/payment/preview-subscription-upgrade', params: { plan_name } }),
      providesTags: ['Purchases'],
      keepUnusedDataFor: 0,
    }),
    upgradeSubscription: build.mutation<Subscription, string>({
      query: plan_name => ({ url: '/payment/upgrade-subscription', method: 'POST', params: { plan_name } }),
      invalidatesTags: changed,
    }),
    changeCard: build.mutation<CardChange, void>({
      query: () => ({ url: '/payment/change-card', method: 'POST' }),
    }),
    refundEligibility: build.query<RefundEligibility, string>({
      query: id => `/payment/refund-eligibility/${encodeURIComponent(id)}`,
      providesTags: ['Purchases'],
    }),
    requestRefund: build.mutation<Refund, RefundAsked>({
      query: params => ({ url: '/payment/request-refund', method: 'POST', params }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  usePurchasesQuery,
  useActiveSubscriptionsQuery,
  useCancelSubscriptionMutation,
  usePreviewUpgradeQuery,
  useUpgradeSubscriptionMutation,
  useChangeCardMutation,
  useRefundEligibilityQuery,
  useRequestRefundMutation,
} = ownBillingApi;
