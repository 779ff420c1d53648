import type { InvoiceRequest } from '@burrow/contracts';
import { refusal } from '@burrow/remote-testing/refusal';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { familyHandlers } from './family.handlers.ts';
import { ownBillingHandlers } from './own-billing.handlers.ts';
import { giftHandlers } from './gift.handlers.ts';
import type { Shop } from './shop.ts';
import { supportHandlers } from './support.handlers.ts';

const sessionHandlers = (shop: Shop): HttpHandler[] => [
  http.get('/api/auth/current', () =>
    shop.user ? HttpResponse.json(shop.user) : refusal('auth/not-logged-in'),
  ),
  http.get('/api/user/country', () => HttpResponse.json({ country_code: shop.country })),
  http.get('/api/profile/students', () => HttpResponse.json({ students: shop.students })),
  http.get('/api/profile/:course/students/not-purchased', ({ params }) =>
    HttpResponse.json({
      students: shop.students
        .filter(({ id }) => !shop.withCourse.has(id))
        .map(({ id }) => ({ student_id: id, course_name: params['course'], by: null, purchase_id: null })),
    }),
  ),
];

const askHandlers = (shop: Shop): HttpHandler[] => [
  http.post('/api/user/ask-grown-up', () => {
    if (shop.asked) return refusal('auth/too-many-attempts');
    shop.asked = true;
    return HttpResponse.json({ done: true });
  }),
];

const checkoutHandlers = (shop: Shop): HttpHandler[] => [
  http.get('/api/payment/checkout-preview', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const preview = shop.preview(
      searchParams.get('plan_name') ?? '',
      searchParams.get('currency') ?? '',
      Number(searchParams.get('seats') ?? 1),
    );
    return preview ? HttpResponse.json(preview) : refusal('payment/unknown-plan');
  }),
  http.post('/api/payment/paddle', async ({ request }) => {
    shop.begun.push(await request.json());
    return HttpResponse.json({
      transaction_id: 'txn_1',
      url: 'https://paddle.test/checkout?_ptxn=txn_1',
      client_token: null,
      is_test: true,
    });
  }),
  http.get('/api/payment/checkout/:id', ({ params }) =>
    params['id'] === 'txn_1' ? HttpResponse.json(shop.checkout) : refusal('payment/unknown-purchase'),
  ),
];

const invoiceHandlers = (shop: Shop): HttpHandler[] => [
  http.get('/api/payment/invoice-requests', () => HttpResponse.json({ requests: shop.requests })),
  http.post('/api/payment/invoice-requests', async ({ request }) => {
    const asked = (await request.json()) as InvoiceRequest;
    const id = `00000000-0000-4000-8000-${String(500 + shop.requests.length).padStart(12, '0')}`;
    shop.requests.unshift({ ...asked, id, state: 'requested', requested_at: '2026-11-23T10:00:00.000Z' });
    return HttpResponse.json({ requests: shop.requests });
  }),
];

/** The calls that the area makes, answered by a small shop that lives as long as its handlers. */
export const billingHandlers = (shop: Shop): HttpHandler[] => [
  ...sessionHandlers(shop),
  ...askHandlers(shop),
  ...checkoutHandlers(shop),
  ...giftHandlers(shop),
  ...invoiceHandlers(shop),
  ...ownBillingHandlers(() => shop.bought),
  ...familyHandlers(shop),
  ...supportHandlers(shop),
];
