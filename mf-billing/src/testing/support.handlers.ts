import type { FollowInvoiceRequest, HeldPayments } from '@burrow/contracts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { type HttpHandler, HttpResponse } from 'msw';
import type { Shop } from './shop.ts';

const DONE = { done: true };

/** The calls of support. What it sends is kept, so that a test can read it. */
export const supportHandlers = (shop: Shop): HttpHandler[] => [
  answer('findBuyers', ({ request }) => {
    const find = new URL(request.url).searchParams.get('find');
    const buyers = shop.buyers.filter(one => one.email === find || one.owner_id === find);
    return buyers.length > 0 ? HttpResponse.json({ buyers }) : refusal('user/unknown');
  }),
  answer('compareNow', () => {
    shop.buyers = shop.buyers.map(one => ({ ...one, wrongs: [] }));
    shop.differences = { ...shop.differences, differences: [] };
    return HttpResponse.json(shop.differences);
  }),
  answer('setPaid', ({ request }) => {
    const { paid, ...rest } = Object.fromEntries(new URL(request.url).searchParams);
    shop.decided.push({ paid, ...rest });
    return HttpResponse.json({ paid: paid === 'true' });
  }),
  answer('listDifferences', () => shop.differences),
  answer('listHeldPayments', () => ({ payments: shop.held })),
  answer('decideHeldPayment', async ({ request, params }) => {
    shop.decided.push(await request.json());
    const stays = (one: HeldPayments['payments'][number]) => one.transaction_id !== params.transaction_id;
    shop.held = shop.held.filter(stays);
    shop.buyers = shop.buyers.map(one => ({ ...one, held: one.held.filter(stays) }));
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
