import { describe, expect, test } from '@jest/globals';
import { allPages } from './all-pages.ts';

const list = (total: number) => Array.from({ length: total }, (_, index) => index);
const rowsOf = ({ rows }: { readonly rows: readonly number[]; readonly total: number }) => rows;

describe('all pages of a list', () => {
  test.each([0, 1, 200, 201, 405])('tell of all %i rows, each once', async total => {
    const ask = ({ page, per_page: size }: { page: number; per_page: number }) => ({
      data: { rows: list(total).slice((page - 1) * size, page * size), total },
    });
    expect(await allPages(ask, rowsOf)).toEqual({ data: list(total) });
  });

  test('end when rows went meanwhile', async () => {
    const ask = ({ page }: { page: number }) => ({ data: { rows: page === 1 ? list(200) : [], total: 500 } });
    expect(await allPages(ask, rowsOf)).toEqual({ data: list(200) });
  });

  test('say why one of them failed', async () => {
    const error = { status: 503, code: 'gateway/service-down' };
    const ask = ({ page }: { page: number }) =>
      page === 1 ? { data: { rows: list(200), total: 500 } } : { error };
    expect(await allPages(ask, rowsOf)).toEqual({ error });
  });
});
