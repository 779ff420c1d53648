import { describe, expect, test } from '@jest/globals';
import { pageOf } from './page-of.rules.ts';

const URL = 'http://paddle.test/transactions';
const all = Array.from({ length: 5 }, (_, at) => ({
  id: `txn_${at}`,
  customer_id: at < 3 ? 'ctm_a' : 'ctm_b',
  status: at % 2 ? 'paid' : 'completed',
  updated_at: `2026-03-0${at + 1}T12:00:00Z`,
}));
const idsOf = (query: Record<string, string>): unknown[] =>
  pageOf({ all, query, url: URL }).data.map(({ id }) => id);

describe('a list', () => {
  test('holds what its filters name, several values by commas', () => {
    expect(idsOf({ customer_id: 'ctm_b' })).toEqual(['txn_3', 'txn_4']);
    expect(idsOf({ customer_id: 'ctm_a,ctm_b', status: 'paid' })).toEqual(['txn_1', 'txn_3']);
    expect(idsOf({ customer_id: 'ctm_c' })).toEqual([]);
  });

  test('is cut by a date', () => {
    expect(idsOf({ 'updated_at[GTE]': '2026-03-04T12:00:00Z' })).toEqual(['txn_3', 'txn_4']);
    expect(idsOf({ 'updated_at[LT]': '2026-03-02T12:00:00Z' })).toEqual(['txn_0']);
  });

  test('comes in pages, each of which says where the next is', () => {
    const first = pageOf({ all, query: { status: 'completed', per_page: '2' }, url: URL });
    expect(first.data.map(({ id }) => id)).toEqual(['txn_0', 'txn_2']);
    expect(first.meta.pagination).toMatchObject({ has_more: true, estimated_total: 3 });
    const query = Object.fromEntries(new globalThis.URL(first.meta.pagination.next).searchParams);
    const last = pageOf({ all, query, url: URL });
    expect(last.data.map(({ id }) => id)).toEqual(['txn_4']);
    expect(last.meta.pagination.has_more).toBe(false);
  });
});
