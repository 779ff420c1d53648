import { expect, test } from '@jest/globals';
import {
  crossesCheckout,
  hasDocumentIsolationPolicy,
  isIsolatedPath,
  needsDocumentLoad,
} from './isolation.rules.ts';

test('a path is isolated by its first segment', () => {
  const isIsolated = (path: string): boolean => isIsolatedPath(['', 'play'], path);
  expect(['', '?a=b', 'play', 'play/python/x', 'play#top'].map(isIsolated)).toEqual(Array(5).fill(true));
  expect(['tos', 'login', 'playground'].map(isIsolated)).toEqual(Array(3).fill(false));
});

test('only a change between isolated and not isolated loads a new document', () => {
  expect(needsDocumentLoad(true, false, false)).toBe(true);
  expect(needsDocumentLoad(false, true, false)).toBe(true);
  expect(needsDocumentLoad(false, false, false)).toBe(false);
  expect(needsDocumentLoad(true, true, false)).toBe(false);
});

test('a browser that isolates every document never needs one', () => {
  expect(needsDocumentLoad(true, false, true)).toBe(false);
});

test('Chromium isolates every document from version 137', () => {
  expect(hasDocumentIsolationPolicy('Mozilla/5.0 Chrome/136.0.0.0 Safari/537.36')).toBe(false);
  expect(hasDocumentIsolationPolicy('Mozilla/5.0 Chrome/137.0.0.0 Safari/537.36')).toBe(true);
  expect(hasDocumentIsolationPolicy('Mozilla/5.0 Gecko/20100101 Firefox/150.0')).toBe(false);
});

test('the checkout is entered and left by loading a document', () => {
  expect(crossesCheckout('purchase', 'checkout?plan=beginner')).toBe(true);
  expect(crossesCheckout('checkout', 'play/python/loops-level1')).toBe(true);
  expect(crossesCheckout('checkout', 'checkout?_ptxn=txn_1')).toBe(false);
  expect(crossesCheckout('', 'checkouts')).toBe(false);
});
