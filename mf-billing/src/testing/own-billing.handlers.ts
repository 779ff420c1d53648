import type { Purchase, RefundEligibility, Subscription } from '@burrow/contracts';
import { refusal } from '@burrow/remote-testing/refusal';
import { http, type HttpHandler, HttpResponse } from 'msw';

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
    rule: 'within-refund-time',
    until: '2026-12-02T23:59:59.000Z',
  },
});

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const NEXT = '2027-11-23T10:00:00.000Z';

const idOf = (request: Request, name: string) => new URL(request.url).searchParams.get(name);

/** The calls about what somebody bought. */
export const ownBillingHandlers = (bought: () => Bought): HttpHandler[] => [
  http.get('/api/payment/purchases', () => HttpResponse.json({ purchases: bought().purchases })),
  http.get('/api/payment/active-subscriptions', () =>
    HttpResponse.json({ subscriptions: bought().subscriptions }),
  ),
  http.get('/api/payment/upgrade-to-organization', () =>
    HttpResponse.json({ page: 'schools', subscription: bought().subscriptions[0] ?? null }),
  ),
  http.post('/api/payment/cancel-subscription', ({ request }) => {
    const running = bought().subscriptions.find(each => each.purchase_id === idOf(request, 'purchase_id'));
    const ends_at = running?.next_charge?.at;
    if (!running || !ends_at) return refusal('payment/no-subscription');
    bought().subscriptions = [{ ...running, next_charge: null, ends_at, open_until: ends_at }];
    return HttpResponse.json({ ends_at });
  }),
  http.get('/api/payment/preview-subscription-upgrade', ({ request }) => {
    const plan_name = idOf(request, 'plan_name');
    const next_charge = { money: euros(7200), at: NEXT };
    return HttpResponse.json({ plan_name, takes_effect: 'at-once', credit: euros(810), charge_now: euros(6390), next_charge }); // prettier-ignore
  }),
  http.post('/api/payment/upgrade-subscription', ({ request }) => {
    const [running] = bought().subscriptions;
    if (!running) return refusal('payment/no-subscription');
    const plan_name = idOf(request, 'plan_name') ?? '';
    const upgraded = { ...running, plan_name, next_charge: { money: euros(7200), at: NEXT } };
    bought().subscriptions = [upgraded];
    return HttpResponse.json(upgraded);
  }),
  http.post('/api/payment/change-card', () =>
    HttpResponse.json({ transaction_id: 'txn_card', url: 'https://pay.example/card', client_token: null }),
  ),
  http.get('/api/payment/refund-eligibility/:id', () => HttpResponse.json(bought().eligibility)),
  http.post('/api/payment/request-refund', ({ request }) => {
    const purchase_id = idOf(request, 'purchase_id');
    const requested_at = '2026-11-23T10:00:00.000Z';
    bought().purchases = bought().purchases.map(each =>
      each.id === purchase_id ? { ...each, refund: { state: 'requested', requested_at } } : each,
    );
    return HttpResponse.json({ purchase_id, state: 'requested', by_staff: bought().eligibility.by_staff, requested_at, review_days: 2, payout_days: [5, 7] }); // prettier-ignore
  }),
];
