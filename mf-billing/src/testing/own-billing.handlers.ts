import type { Purchase, RefundEligibility, Subscription } from '@burrow/contracts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { type HttpHandler, HttpResponse } from 'msw';

/** What the person in the shop bought. */
export interface Bought {
  purchases: Purchase[];
  subscriptions: Subscription[];
  eligibility: RefundEligibility;
}

export const nothingBought = (): Bought => ({
  purchases: [],
  subscriptions: [],
  eligibility: {
    is_eligible: true,
    by_staff: false,
    returns: { amount: 4900, currency: 'EUR' },
    rule: 'within-refund-time',
    until: '2026-12-02T23:59:59.000Z',
  },
});

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const NEXT = '2027-11-23T10:00:00.000Z';

const idOf = (request: Request, name: string) => new URL(request.url).searchParams.get(name);

/** The calls about what somebody bought. */
export const ownBillingHandlers = (bought: () => Bought): HttpHandler[] => [
  answer('listPurchases', () => ({ purchases: bought().purchases })),
  answer('listActiveSubscriptions', () => ({ subscriptions: bought().subscriptions })),
  answer('upgradeToOrganization', () => ({
    page: 'schools',
    subscription: bought().subscriptions[0] ?? null,
  })),
  answer('cancelSubscription', ({ request }) => {
    const running = bought().subscriptions.find(each => each.purchase_id === idOf(request, 'purchase_id'));
    const ends_at = running?.next_charge?.at;
    if (!running || !ends_at) return refusal('payment/no-subscription');
    bought().subscriptions = [{ ...running, next_charge: null, ends_at, open_until: ends_at }];
    return HttpResponse.json({ ends_at });
  }),
  answer('resumeSubscription', ({ request }) => {
    const paused = bought().subscriptions.find(({ state }) => state === 'paused');
    if (paused?.on_resume) {
      const isNow = new Date(paused.on_resume.at) < new Date();
      if (isNow !== (idOf(request, 'charges') === 'now')) return refusal('payment/charges-now');
      const next_charge = isNow ? { ...paused.on_resume, at: NEXT } : paused.on_resume;
      const unpaused: Subscription = { ...paused, state: 'active', next_charge, on_resume: null };
      bought().subscriptions = [unpaused];
      return HttpResponse.json(unpaused);
    }
    const ending = bought().subscriptions.find(each => each.purchase_id === idOf(request, 'purchase_id'));
    if (!ending?.ends_at) return refusal('payment/no-subscription');
    const next_charge = { money: euros(7200), at: ending.ends_at };
    const resumed = { ...ending, ends_at: null, next_charge };
    bought().subscriptions = [resumed];
    return HttpResponse.json(resumed);
  }),
  answer('previewUpgrade', ({ request }) => {
    const plan_name = idOf(request, 'plan_name');
    const next_charge = { money: euros(7200), at: NEXT };
    return HttpResponse.json({
      plan_name,
      takes_effect: 'at-once',
      credit: euros(810),
      charge_now: euros(6390),
      next_charge,
    });
  }),
  answer('upgradeSubscription', ({ request }) => {
    const [running] = bought().subscriptions;
    if (!running) return refusal('payment/no-subscription');
    const plan_name = idOf(request, 'plan_name') ?? '';
    const upgraded = { ...running, plan_name, next_charge: { money: euros(7200), at: NEXT } };
    bought().subscriptions = [upgraded];
    return HttpResponse.json(upgraded);
  }),
  answer('changeCard', () => ({
    transaction_id: 'txn_card',
    url: 'https://pay.example/card',
    client_token: null,
  })),
  answer('getSellerInvoice', () => refusal('payment/provider-down')),
  answer('getRefundEligibility', () => bought().eligibility),
  answer('requestRefund', ({ request }) => {
    const purchase_id = idOf(request, 'purchase_id');
    const requested_at = '2026-11-23T10:00:00.000Z';
    bought().purchases = bought().purchases.map(each =>
      each.id === purchase_id ? { ...each, refund: { state: 'requested', requested_at } } : each,
    );
    return HttpResponse.json({
      purchase_id,
      state: 'requested',
      by_staff: false,
      returns: bought().eligibility.returns,
      requested_at,
      review_days: 2,
      payout_days: [5, 7],
    });
  }),
];
