import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { type Endpoint, ENDPOINTS } from '../endpoints/index.ts';
import { CALLS_FILE, callsSource } from './calls-source.ts';
import { addressOf, getCheckout, getReceipt, listClasses, logout, updateClass } from './index.ts';

test('the generated calls are those of the table of endpoints (npm run calls writes them)', () => {
  expect(readFileSync(path.join(import.meta.dirname, CALLS_FILE), 'utf8')).toBe(callsSource());
});

const fieldsOf = (schema: z.ZodObject | undefined): string[] => Object.keys(schema?.shape ?? {});

test('fields of a path are those of its schema, and never have the name of another field', () => {
  for (const [name, { path: at, params, query }] of Object.entries<Endpoint>(ENDPOINTS)) {
    const inPath = [...at.matchAll(/\{(\w+)\}/g)].map(([, field]) => field);
    expect([name, ...inPath]).toEqual([name, ...fieldsOf(params)]);
    const all = [...inPath, ...fieldsOf(query)];
    expect([name, new Set([...all, 'body']).size]).toEqual([name, all.length + 1]);
  }
});

test('fields of the path are written into it, those of the query beside it, and a body apart', () => {
  expect(getCheckout({ transaction_id: 'a/b?c' })).toEqual({
    method: 'GET',
    url: '/payment/checkout/a%2Fb%3Fc',
  });
  expect(listClasses()).toEqual({ method: 'GET', url: '/organization/classes' });
  expect(listClasses({ page: 2 })).toEqual({
    method: 'GET',
    url: '/organization/classes',
    params: { page: 2 },
  });
  expect(logout()).toEqual({ method: 'POST', url: '/auth/logout' });
  const body = { name: 'Owls', version: 1 };
  expect(updateClass({ class_id: 'c1', body })).toEqual({
    method: 'PUT',
    url: '/organization/classes/c1',
    body,
  });
});

test('a link has the whole address, without what is not set', () => {
  expect(addressOf(getReceipt({ purchase_id: 'p1', language: 'ar' }))).toBe(
    '/api/payment/receipt/p1?language=ar',
  );
  expect(addressOf(getReceipt({ purchase_id: 'p1', language: undefined }))).toBe('/api/payment/receipt/p1');
});

test('a call takes what its endpoint takes, and nothing else', () => {
  // @ts-expect-error: the field has another name
  getCheckout({ id: 'txn_1' });
  // @ts-expect-error: the path needs it
  getCheckout();
  // @ts-expect-error: a page is a number
  listClasses({ page: {} });
  expect(getCheckout({ transaction_id: 'txn_1' }).url).toContain('txn_1');
});
