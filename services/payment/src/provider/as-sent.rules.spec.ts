import { expect, test } from '@jest/globals';
import { asSent } from './as-sent.rules.ts';

test('fields have the names that the provider writes, at every depth', () => {
  expect(
    asSent({ currencyCode: 'EUR', lineItems: [{ unitTotals: { subtotal: '1' } }], endsAt: null }),
  ).toEqual({
    currency_code: 'EUR',
    line_items: [{ unit_totals: { subtotal: '1' } }],
    ends_at: null,
  });
});

test('what we attached ourselves keeps its names', () => {
  expect(asSent({ customData: { orderId: 'o' } })).toEqual({ custom_data: { orderId: 'o' } });
});
