import { expect, test } from '@jest/globals';
import { isSoldAt, paidBefore, soldOf } from './sold.rules.ts';
import type { PaddleItems, PaddleTransaction } from './paddle-event.schema.ts';

type Details = PaddleTransaction['details'];

const item = (plan: string | null, quantity = 1): PaddleItems[number] => ({
  price: { id: `pri_${plan}`, custom_data: plan === null ? null : { plan }, unit_price_overrides: [] },
  quantity,
});
const line = (plan: string, quantity: number, total: number): Details['line_items'][number] => ({
  price_id: `pri_${plan}`,
  quantity,
  totals: { total },
});
const details = (totals: Partial<Details['totals']>, line_items: Details['line_items']): Details => ({
  totals: { subtotal: 0, total: 0, tax: 0, credit: 0, grand_total: 0, ...totals },
  line_items,
});

const UPGRADED = [line('monthly', -1, -900), line('yearly', 1, 7200)];

test('what is sold has a positive quantity, wherever what is given back says that it is negative', () => {
  expect(soldOf([item('monthly', -1), item('yearly')])).toMatchObject({ plan: 'yearly', quantity: 1 });
  expect(soldOf([item('monthly'), item('yearly')], UPGRADED)?.plan).toBe('yearly');
  expect(soldOf([item('beginner', 30)])).toMatchObject({ plan: 'beginner', quantity: 30 });
});

test('more of the same is sold although less of it is given back', () => {
  expect(soldOf([item('set', 3)], [line('set', -1, -900), line('set', 3, 2700)])?.quantity).toBe(3);
});

test('two things at once, and nothing, are nothing that we sell', () => {
  expect(soldOf([item('beginner'), item('advanced')])).toBeNull();
  expect(soldOf([item('monthly', -1)])).toBeNull();
  expect(soldOf([item(null)])).toMatchObject({ plan: null });
});

test('a period that is given back paid for the new plan before, as a balance does', () => {
  expect(paidBefore(details({ total: 6300, grand_total: 6300 }, UPGRADED))).toBe(900);
  expect(
    paidBefore(details({ total: 7200, credit: 900, grand_total: 6300 }, [line('yearly', 1, 7200)])),
  ).toBe(900);
  // More is given back than the new plan costs: it costs nothing, and the rest is in the balance.
  const down = [line('yearly', -1, -6300), line('monthly', 1, 900)];
  expect(paidBefore(details({ total: -5400 }, down))).toBe(900);
  expect(paidBefore(details({ total: 900, credit: 100, grand_total: 800 }, []))).toBe(100);
});

test('the price in the order’s own currency is that of the order, for all who are bought for', () => {
  const { price } = item('beginner');
  const euros = { ...price, unit_price: { amount: 4900, currency_code: 'EUR' } };
  const yen = { unit_price: { amount: 7800, currency_code: 'JPY' } };
  const sold = { price: { ...euros, unit_price_overrides: [yen] }, plan: 'beginner', quantity: 30 };
  expect(isSoldAt(sold, 147_000, 'EUR')).toBe(true);
  expect(isSoldAt(sold, 234_000, 'JPY')).toBe(true);
  expect(isSoldAt(sold, 4900, 'EUR')).toBe(false);
  expect(isSoldAt(sold, 4900, 'GBP')).toBe(true);
});
