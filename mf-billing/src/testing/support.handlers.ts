import type { FollowInvoiceRequest, PurchaseStory } from '@burrow/contracts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { type HttpHandler, HttpResponse } from 'msw';
import { PARENT, type Shop } from './shop.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' });

const ENTRIES: PurchaseStory['entries'] = [
  {
    at: '2026-11-02T10:00:00.000Z',
    why: 'payment',
    lines: [
      { account: 'received', money: euros(4900) },
      { account: 'revenue', money: euros(-4118) },
      { account: 'tax', money: euros(-782) },
    ],
  },
  { at: '2026-11-04T09:00:00.000Z', why: 'transfer', lines: [] },
];

const DONE = { done: true };

/** The calls of support. What it sends is kept, so that a test can read it. */
export const supportHandlers = (shop: Shop): HttpHandler[] => [
  answer('findPurchases', ({ request }) =>
    new URL(request.url).searchParams.get('email') === PARENT.email
      ? HttpResponse.json({ purchases: shop.bought.purchases })
      : refusal('user/unknown'),
  ),
  answer('getPurchaseStory', ({ params }) => {
    const purchase = shop.bought.purchases.find(({ id }) => id === params.purchase_id);
    return purchase ? HttpResponse.json({ purchase, entries: ENTRIES }) : refusal('payment/unknown-purchase');
  }),
  answer('listDifferences', () => shop.differences),
  answer('listHeldPayments', () => ({ payments: shop.held })),
  answer('decideHeldPayment', async ({ request, params }) => {
    shop.decided.push(await request.json());
    shop.held = shop.held.filter(one => one.transaction_id !== params.transaction_id);
    return HttpResponse.json(DONE);
  }),
  answer('listRefundRequests', () => ({ requests: shop.refunds })),
  answer('decideRefund', async ({ request, params }) => {
    shop.decided.push(await request.json());
    shop.refunds = shop.refunds.filter(({ id }) => id !== params.request_id);
    return HttpResponse.json(DONE);
  }),
  answer('followInvoiceRequest', async ({ request, params }) => {
    const body = (await request.json()) as FollowInvoiceRequest;
    shop.decided.push(body);
    const asked = shop.requests.find(({ id }) => id === params.request_id);
    if (!asked) return refusal('payment/unknown-request');
    asked.state = body.state;
    return HttpResponse.json(DONE);
  }),
  answer('transferPurchases', ({ request }) => {
    shop.decided.push(Object.fromEntries(new URL(request.url).searchParams));
    return HttpResponse.json({ moved: 1, kept: 0 });
  }),
];
