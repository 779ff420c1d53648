import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { NOBODY } from '@burrow/service-kit/testing';
import { startPayment, type TestPayment } from './service.harness.ts';

let payment: TestPayment;

beforeAll(async () => {
  payment = await startPayment();
});
afterAll(() => payment.close());

const NUL = '\u0000';
const PLACE = '/api/payment/';
const INVOICE = { plan_name: 'school-small', students: 10, billed_to: `Meadow${NUL}`, purchase_order: '' };

test.each<[string, () => Promise<{ statusCode: number }>]>([
  ['what a school writes', () => payment.school().post(`${PLACE}invoice-requests`, INVOICE)],
  ['a purchase', () => payment.parent().get(`${PLACE}refund-eligibility/txn%00`)],
  ['a reason', () => payment.parent().post(`${PLACE}request-refund?purchase_id=txn&reason=too%00hard`)],
  ['a checkout', () => payment.parent().get(`${PLACE}checkout/txn%00`)],
  ['what support looks for', () => payment.staff().get(`${PLACE}support/purchases/txn%00`)],
  ['why support decides', () => payment.staff().put(`${PLACE}support/refunds/${NOBODY}`, { decision: 'approve', reason: NUL })],
])('a NUL in %s is no failure of ours', async (_what, ask) => {
  const { statusCode } = await ask();
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
}); // prettier-ignore

test('a NUL where a text would be stored is refused as such', async () => {
  const answer = await payment.school().post(`${PLACE}invoice-requests`, INVOICE);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'request/malformed']);
});
