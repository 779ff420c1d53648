import { after, api, type AppDispatch, read, write } from '@burrow/client';
import {
  cancelSubscription,
  changeCard,
  getRefundEligibility,
  getSellerInvoice,
  listActiveSubscriptions,
  listPurchases,
  previewUpgrade,
  requestRefund,
  resumeSubscription,
  upgradeSubscription,
  upgradeToOrganization,
} from '@burrow/contracts/calls';
import type { Subscription } from '@burrow/contracts';

interface RefundAsked {
  readonly purchase_id: string;
  readonly reason: string;
}

/** What is resumed, and whether the buyer agreed that it is charged now. */
export interface Resumed {
  readonly purchase_id: string;
  readonly charges: 'now' | 'later';
}

const changed = (_answer: unknown, error: unknown) =>
  error ? [] : (['Purchases', 'CurrentUser', 'Access'] as const);

/** The provider tells the service a moment later what it has told us: until then the list would say the old. */
const TOLD_AFTER_MS = 3_000;

type Change = (subscription: Subscription) => Subscription;

/** Calls about what somebody bought. */
export const ownBillingApi = api.enhanceEndpoints({ addTagTypes: ['Purchases', 'Access'] }).injectEndpoints({
  endpoints: build => ({
    sellerInvoice: read(build, (id: string) => getSellerInvoice({ purchase_id: id }), {
      keepUnusedDataFor: 0,
    }),
    purchases: read(build, listPurchases, { providesTags: ['Purchases'] }),
    activeSubscriptions: read(build, listActiveSubscriptions, { providesTags: ['Purchases'] }),
    upgradeToOrganization: read(build, upgradeToOrganization, { providesTags: ['Purchases'] }),
    cancelSubscription: write(build, (purchase_id: string) => cancelSubscription({ purchase_id }), {
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
    resumeSubscription: write(build, (wish: Resumed) => resumeSubscription(wish), {
      onQueryStarted: (_wish, { dispatch, queryFulfilled }) =>
        showChange(dispatch, queryFulfilled, resumed => one => (one.id === resumed.id ? resumed : one)),
    }),
    // Of the moment when it was asked for: once a change is under way, a second reading would be refused.
    previewUpgrade: read(build, (plan_name: string) => previewUpgrade({ plan_name }), {
      keepUnusedDataFor: 0,
    }),
    upgradeSubscription: write(build, (plan_name: string) => upgradeSubscription({ plan_name }), {
      onQueryStarted: (_plan, { dispatch, queryFulfilled }) =>
        showChange(dispatch, queryFulfilled, changedTo => one => (one.id === changedTo.id ? changedTo : one)),
    }),
    changeCard: write(build, changeCard),
    refundEligibility: read(build, (id: string) => getRefundEligibility({ purchase_id: id }), {
      providesTags: ['Purchases'],
    }),
    requestRefund: write(build, (params: RefundAsked) => requestRefund(params), { invalidatesTags: changed }),
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
  useLazySellerInvoiceQuery,
  usePurchasesQuery,
  useActiveSubscriptionsQuery,
  useUpgradeToOrganizationQuery,
  useCancelSubscriptionMutation,
  usePreviewUpgradeQuery,
  useUpgradeSubscriptionMutation,
  useChangeCardMutation,
  useRefundEligibilityQuery,
  useRequestRefundMutation,
  useResumeSubscriptionMutation,
} = ownBillingApi;
