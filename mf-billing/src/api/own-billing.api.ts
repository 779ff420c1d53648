import { after, api, type AppDispatch } from '@burrow/client';
import type {
  ActiveSubscriptions,
  Cancellation,
  CardChange,
  Purchases,
  Refund,
  RefundEligibility,
  Subscription,
  UpgradePreview,
  UpgradeToOrganization,
} from '@burrow/contracts';

interface RefundAsked {
  readonly purchase_id: string;
  readonly reason: string;
}

const changed = (_answer: unknown, error: unknown) =>
  error ? [] : (['Purchases', 'CurrentUser', 'Access'] as const);

/** The provider tells the service a moment later what it has told us: until then the list would say the old. */
const TOLD_AFTER_MS = 3_000;

type Change = (subscription: Subscription) => Subscription;

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
    upgradeToOrganization: build.query<UpgradeToOrganization, void>({
      query: () => '/payment/upgrade-to-organization',
      providesTags: ['Purchases'],
    }),
    cancelSubscription: build.mutation<Cancellation, string>({
      query: purchase_id => ({
        url: '/payment/cancel-subscription',
        method: 'POST',
        params: { purchase_id },
      }),
      onQueryStarted: (purchase_id, { dispatch, queryFulfilled }) =>
        showChange(
          dispatch,
          queryFulfilled,
          ({ ends_at }) =>
            one =>
              one.purchase_id === purchase_id
                ? { ...one, next_charge: null, ends_at, open_until: ends_at }
                : one,
        ),
    }),
    previewUpgrade: build.query<UpgradePreview, string>({
      query: plan_name => ({ url: '/payment/preview-subscription-upgrade', params: { plan_name } }),
      providesTags: ['Purchases'],
      keepUnusedDataFor: 0,
    }),
    upgradeSubscription: build.mutation<Subscription, string>({
      query: plan_name => ({ url: '/payment/upgrade-subscription', method: 'POST', params: { plan_name } }),
      onQueryStarted: (_plan, { dispatch, queryFulfilled }) =>
        showChange(dispatch, queryFulfilled, changedTo => one => (one.id === changedTo.id ? changedTo : one)),
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

/** Shows at once what a change has led to, and reads everything again when the service has heard of it. */
async function showChange<Answer>(
  dispatch: AppDispatch,
  fulfilled: Promise<{ readonly data: Answer }>,
  changeOf: (answer: Answer) => Change,
): Promise<void> {
  const answer = await fulfilled.catch(() => null);
  if (!answer) return;
  const change = changeOf(answer.data);
  dispatch(
    ownBillingApi.util.updateQueryData('activeSubscriptions', undefined, ({ subscriptions }) => ({
      subscriptions: subscriptions.map(change),
    })),
  );
  after(TOLD_AFTER_MS, () =>
    dispatch(ownBillingApi.util.invalidateTags(['Purchases', 'CurrentUser', 'Access'])),
  );
}

export const {
  usePurchasesQuery,
  useActiveSubscriptionsQuery,
  useUpgradeToOrganizationQuery,
  useCancelSubscriptionMutation,
  usePreviewUpgradeQuery,
  useUpgradeSubscriptionMutation,
  useChangeCardMutation,
  useRefundEligibilityQuery,
  useRequestRefundMutation,
} = ownBillingApi;
