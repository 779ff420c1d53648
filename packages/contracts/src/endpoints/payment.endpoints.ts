import { z } from 'zod';
import { DoneSchema } from '../account/index.ts';
import {
  ActiveSubscriptionsSchema, CancelByLinkSchema, CancellationSchema, CancelledByLinkSchema, WithdrawnByLinkSchema, CardChangeSchema, CheckoutPreviewSchema, CheckoutSchema,
  CheckoutStartSchema, CheckoutStateQuerySchema, CheckoutStateSchema, CurrentPlanSchema, CurrentSubscriptionSchema, PaymentLinkSchema, PlanNameQuerySchema, PreviewQuerySchema, PurchaseParamsSchema,
  SubscriptionSchema, UpgradePreviewSchema, UpgradeToOrganizationSchema,
} from '../payment/index.ts'; // prettier-ignore
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const writing = [...reading, 'request/cross-site'] as const;
const buying = ['payment/unknown-plan', 'payment/buying-off', 'payment/provider-down', 'payment/provider-refused'] as const; // prettier-ignore

/** Checkout, plans and subscriptions. */
export const PAYMENT_ENDPOINTS = {
  beginCheckout: endpoint({ method: 'POST', path: '/api/payment/paddle', access: 'buyer', childActs: [],
    summary: 'Starts a purchase at the provider, or continues the same one if it is open.', body: CheckoutSchema, answer: CheckoutStartSchema,
    errors: [...writing, ...buying, 'payment/not-your-plan', 'payment/already-subscribed', 'payment/being-paid', 'payment/price-differs', 'payment/paid-by-invoice', 'payment/not-your-student', 'payment/student-has-course'] }),
  previewCheckout: endpoint({ method: 'GET', path: '/api/payment/checkout-preview', access: 'anyone',
    summary: 'Returns what a plan costs with tax, and what is charged next.', query: PreviewQuerySchema, answer: CheckoutPreviewSchema, errors: buying }),
  getPaymentLink: endpoint({ method: 'GET', path: '/api/payment/payment-link/{transaction_id}', access: 'anyone',
    summary: 'Returns how a transaction is paid that a link of the provider leads to.', params: z.object({ transaction_id: z.string().min(1).max(60) }), answer: PaymentLinkSchema, errors: [] }),
  getCheckout: endpoint({ method: 'GET', path: '/api/payment/checkout/{transaction_id}', access: 'buyer',
    summary: 'Returns the state of a purchase, and whether it can be used yet.', params: z.object({ transaction_id: z.string().min(1).max(60) }),
    query: CheckoutStateQuerySchema, answer: CheckoutStateSchema, errors: [...reading, 'payment/unknown-purchase'] }),
  getCurrentPlan: endpoint({ method: 'GET', path: '/api/payment/current-plan', access: 'any-session',
    summary: 'Returns what the caller may use.', answer: CurrentPlanSchema, errors: [] }),
  getCurrentSubscription: endpoint({ method: 'GET', path: '/api/payment/current-subscription', access: 'buyer',
    summary: 'Returns the subscription that lasts longest.', answer: CurrentSubscriptionSchema, errors: reading }),
  listActiveSubscriptions: endpoint({ method: 'GET', path: '/api/payment/active-subscriptions', access: 'buyer',
    summary: 'Returns all subscriptions that have not ended.', answer: ActiveSubscriptionsSchema, errors: reading }),
  cancelSubscription: endpoint({ method: 'POST', path: '/api/payment/cancel-subscription', access: 'buyer', childActs: [],
    summary: 'Cancels a subscription at the end of its paid period. `purchase_id` is any of its payments.', query: PurchaseParamsSchema, answer: CancellationSchema,
    errors: [...writing, 'payment/unknown-purchase', 'payment/no-subscription', 'payment/provider-down', 'payment/provider-refused'] }),
  resumeSubscription: endpoint({ method: 'POST', path: '/api/payment/resume-subscription', access: 'buyer', childActs: [],
    summary: 'Takes the end of a subscription back that was chosen, until it is reached. `purchase_id` is any of its payments.', query: PurchaseParamsSchema, answer: SubscriptionSchema,
    errors: [...writing, 'payment/unknown-purchase', 'payment/no-subscription', 'payment/refund-waits', 'payment/provider-down', 'payment/provider-refused'] }),
  cancelByLink: endpoint({ method: 'POST', path: '/api/payment/cancel-by-link', access: 'token',
    summary: 'Cancels the subscription of a mailed link at the end of its paid period, without a log-in.', body: CancelByLinkSchema, answer: CancelledByLinkSchema,
    errors: ['request/cross-site', 'payment/unknown-link', 'payment/no-subscription', 'payment/provider-down', 'payment/provider-refused'] }),
  withdrawByLink: endpoint({ method: 'POST', path: '/api/payment/withdraw-by-link', access: 'token',
    summary: 'Withdraws from the contract of a mailed link, without a log-in: all that the card paid goes back.', body: CancelByLinkSchema, answer: WithdrawnByLinkSchema,
    errors: ['request/cross-site', 'payment/unknown-link', 'payment/not-refundable'] }),
  previewUpgrade: endpoint({ method: 'GET', path: '/api/payment/preview-subscription-upgrade', access: 'buyer',
    summary: 'Returns what a change to another plan costs.', query: PlanNameQuerySchema, answer: UpgradePreviewSchema,
    errors: [...reading, ...buying, 'payment/no-subscription', 'payment/not-your-plan'] }),
  upgradeSubscription: endpoint({ method: 'POST', path: '/api/payment/upgrade-subscription', access: 'buyer', childActs: [],
    summary: 'Changes to another plan: to a longer or larger one at once, to a shorter or smaller one with the next period.', query: PlanNameQuerySchema, answer: SubscriptionSchema,
    errors: [...writing, ...buying, 'payment/no-subscription', 'payment/not-your-plan', 'payment/declined', 'payment/refund-waits'] }),
  upgradeToOrganization: endpoint({ method: 'GET', path: '/api/payment/upgrade-to-organization', access: 'parent',
    summary: "Returns where to register a school, and what happens to the caller's plan.", answer: UpgradeToOrganizationSchema, errors: reading }),
  changeCard: endpoint({ method: 'POST', path: '/api/payment/change-card', access: 'buyer', childActs: [],
    summary: 'Returns where the card of the running subscription can be changed.', answer: CardChangeSchema,
    errors: [...writing, 'payment/no-subscription', 'payment/provider-down', 'payment/provider-refused'] }),
  receiveProviderEvent: endpoint({ method: 'POST', path: '/api/payment/webhook', access: 'anyone', fromAnywhere: true,
    summary: 'Receives a signed event from the payment provider.', answer: DoneSchema, errors: ['auth/forbidden', 'request/malformed'] }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
