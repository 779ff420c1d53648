import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startPayment, type TestPayment } from './service.harness.ts';

let payment: TestPayment;

beforeAll(async () => {
  payment = await startPayment();
});
afterAll(() => payment.close());

test('who paid gets a receipt as a page to print, in their language; nobody else does', async () => {
  const parent = payment.parent();
  const id = await parent.buys('beginner');
  for (const language of ['en', 'ar']) {
    const page = await parent.get(`/api/payment/receipt/${id}?language=${language}`);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(page.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  const refused = await payment.parent().get(`/api/payment/receipt/${id}`);
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'payment/unknown-purchase']);
});

test('the seller’s invoice is asked for each time, and only for who paid', async () => {
  const parent = payment.parent();
  const id = await parent.buys('beginner');
  const { url } = (await parent.get(`/api/payment/receipt/${id}/invoice`)).json();
  expect(new URL(url).pathname).toBe(`/${id}.pdf`);
  const refused = await payment.parent().get(`/api/payment/receipt/${id}/invoice`);
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'payment/unknown-purchase']);
});
