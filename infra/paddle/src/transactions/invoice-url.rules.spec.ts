import { expect, test } from '@jest/globals';
import { invoiceUrl } from './invoice-url.rules.ts';

const NOW = '2026-11-29T10:00:00.000Z';

test('what is paid has an invoice, whose address is good for an hour', () => {
  const url = new URL(invoiceUrl({ id: 'txn_1', status: 'completed', total: '4900' }, NOW));
  expect(url.pathname).toBe('/txn_1.pdf');
  expect(Number(url.searchParams.get('expires'))).toBe(Date.parse('2026-11-29T11:00:00.000Z') / 1_000);
});

test.each([
  ['ready', '4900'],
  ['paid', '4900'],
  ['completed', '0'],
])('what is %s, of %s, has none', (status, total) => {
  expect(() => invoiceUrl({ id: 'txn_1', status, total }, NOW)).toThrow('no invoice');
});
