import type { InvoiceRequest } from '@burrow/contracts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { type HttpHandler, HttpResponse } from 'msw';
import { familyHandlers } from './family.handlers.ts';
import { ownBillingHandlers } from './own-billing.handlers.ts';
import { giftHandlers } from './gift.handlers.ts';
import type { Shop } from './shop.ts';
import { supportHandlers } from './support.handlers.ts';

const sessionHandlers = (shop: Shop): HttpHandler[] => [
  answer('getCurrentUser', () => (shop.user ? HttpResponse.json(shop.user) : refusal('auth/not-logged-in'))),
  answer('getCountry', () => ({ country_code: shop.country })),
  answer('listStudents', () => ({ students: shop.students })),
  answer('listStudentsWithoutCourse', ({ params }) =>
    HttpResponse.json({
      students: shop.students
        .filter(({ id }) => !shop.withCourse.has(id))
        .map(({ id }) => ({ student_id: id, course_name: params.course_slug, by: null, purchase_id: null })),
    }),
  ),
];

const askHandlers = (shop: Shop): HttpHandler[] => [
  answer('askGrownUp', () => {
    if (shop.asked) return refusal('auth/too-many-attempts');
    shop.asked = true;
    return HttpResponse.json({ done: true });
  }),
];

const checkoutHandlers = (shop: Shop): HttpHandler[] => [
  answer('previewCheckout', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const preview = shop.preview(
      searchParams.get('plan_name') ?? '',
      searchParams.get('currency') ?? '',
      Number(searchParams.get('seats') ?? 1),
      searchParams.get('country') ?? undefined,
    );
    return preview ? HttpResponse.json(preview) : refusal('payment/unknown-plan');
  }),
  answer('beginCheckout', async ({ request }) => {
    shop.begun.push(await request.json());
    return HttpResponse.json({
      transaction_id: 'txn_1',
      url: 'https://paddle.test/checkout?_ptxn=txn_1',
      client_token: null,
      is_test: true,
    });
  }),
  answer('getPaymentLink', ({ params }) => ({
    url: `https://paddle.test/checkout?_ptxn=${String(params.transaction_id)}`,
    client_token: null,
  })),
  answer('getCheckout', ({ params }) =>
    params.transaction_id === 'txn_1'
      ? HttpResponse.json(shop.checkout)
      : refusal('payment/unknown-purchase'),
  ),
];

const invoiceHandlers = (shop: Shop): HttpHandler[] => [
  answer('listInvoiceRequests', () => ({ requests: shop.requests, plan: shop.invoicedPlan })),
  answer('requestInvoice', async ({ request }) => {
    const asked = (await request.json()) as InvoiceRequest;
    const id = `00000000-0000-4000-8000-${String(500 + shop.requests.length).padStart(12, '0')}`;
    shop.requests.unshift({
      vat_id: '',
      currency: 'EUR',
      ...asked,
      id,
      state: 'requested',
      requested_at: '2026-11-23T10:00:00.000Z',
      invoice: null,
    });
    return HttpResponse.json({ requests: shop.requests, plan: shop.invoicedPlan });
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
