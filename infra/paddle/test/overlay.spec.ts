import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startPaddle, type TestPaddle } from './paddle.harness.ts';

const PAID = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const OVER = { overlay: '1' };

let it: TestPaddle;

beforeEach(async () => {
  it = await startPaddle();
});
afterEach(() => it.close());

const order = async (): Promise<string> =>
  (
    await it.sdk.transactions.create({
      items: [{ priceId: 'pri_test_beginner', quantity: 1 }],
      currencyCode: 'EUR',
    })
  ).id;
const form = async (id: string, more: Record<string, string> = {}): Promise<string> =>
  (await fetch(`${it.address}/checkout?${new URLSearchParams({ _ptxn: id, ...more })}`)).text();
/** What a form tells the page around it. */
const toldIn = (html: string, what = 'told') => {
  const [, text = 'null'] = new RegExp(` data-${what}="([^"]*)"`).exec(html) ?? [];
  return JSON.parse(text.replaceAll('&quot;', '"'));
};

test('a form over a page tells it that it is there, that a card is declined, that it was closed and that it is paid', async () => {
  const id = await order();
  const about = { data: { transaction_id: id, currency_code: 'EUR' } };
  const shown = await form(id, OVER);
  expect(toldIn(shown)).toMatchObject({ name: 'checkout.loaded', ...about });
  expect(toldIn(shown, 'closed')).toMatchObject({ name: 'checkout.closed', ...about });
  expect(shown).toContain('<script src="/checkout/tell.js">');
  const declined = await it.pay(id, DECLINED, OVER);
  expect(toldIn(declined)).toMatchObject({ name: 'checkout.payment.failed', ...about });
  const paid = await it.pay(id, PAID, { ...OVER, success_url: 'http://127.0.0.1/back' });
  expect(toldIn(paid)).toMatchObject({
    name: 'checkout.completed',
    data: { transaction_id: id, status: 'completed', totals: { total: '4900' } },
  });
  expect(toldIn(paid, 'closed')).toBeNull();
});

test('a form that does not open says why: nobody knows it, or it is paid', async () => {
  const id = await order();
  await it.pay(id, PAID);
  for (const one of [id, 'txn_unknown'])
    expect(toldIn(await form(one, OVER))).toMatchObject({
      name: 'checkout.error',
      type: 'api_error',
      code: 'transaction_not_ready_for_payment',
    });
});

test('a page of its own tells nobody', async () => {
  const id = await order();
  expect(await form(id)).not.toMatch(/data-told|<script/);
});

test('its script stands where Paddle’s own does', async () => {
  for (const path of ['/paddle/v2/paddle.js', '/checkout/tell.js']) {
    const answer = await fetch(it.address + path);
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  }
});
