import type { FollowInvoiceRequest, PurchaseStory } from '@burrow/contracts';
import { refusal } from '@burrow/remote-testing/refusal';
import { http, type HttpHandler, HttpResponse } from 'msw';
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
  http.get('/api/payment/support/purchases', ({ request }) =>
    new URL(request.url).searchParams.get('email') === PARENT.email
      ? HttpResponse.json({ purchases: shop.bought.purchases })
      : refusal('user/unknown'),
  ),
  http.get('/api/payment/support/purchases/:id', ({ params }) => {
    const purchase = shop.bought.purchases.find(({ id }) => id === params['id']);
    return purchase ? HttpResponse.json({ purchase, entries: ENTRIES }) : refusal('payment/unknown-purchase');
  }),
  http.get('/api/payment/support/differences', () => HttpResponse.json(shop.differences)),
  http.get('/api/payment/support/refunds', () => HttpResponse.json({ requests: shop.refunds })),
  http.put('/api/payment/support/refunds/:id', async ({ request, params }) => {
    shop.decided.push(await request.json());
    shop.refunds = shop.refunds.filter(({ id }) => id !== params['id']);
    return HttpResponse.json(DONE);
  }),
  http.put('/api/payment/invoice-requests/:id', async ({ request, params }) => {
    const body = (await request.json()) as FollowInvoiceRequest;
    shop.decided.push(body);
    const asked = shop.requests.find(({ id }) => id === params['id']);
    if (!asked) return refusal('payment/unknown-request');
    asked.state = body.state;
    return HttpResponse.json(DONE);
  }),
  http.get('/api/payment/transfer-purchases', ({ request }) => {
    shop.decided.push(Object.fromEntries(new URL(request.url).searchParams));
    return HttpResponse.json({ moved: 1, kept: 0 });
  }),
];
