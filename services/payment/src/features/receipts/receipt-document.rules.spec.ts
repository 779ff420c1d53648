import type { Purchase } from '@burrow/contracts';
import { inLanguage } from '@burrow/contracts/read-texts';
import { MERCHANT, PLAN_NAMES } from '@burrow/billing';
import { expect, test } from '@jest/globals';
import { receiptDocument } from './receipt-document.rules.ts';
import { RECEIPT_TEXTS } from './receipt.texts.ts';

const PURCHASE: Purchase = {
  id: 'txn_1', plan_name: 'beginner', course_name: 'python', subscription_id: null, seats: 3, is_gift: false, state: 'paid',
  paid: { amount: 11700, currency: 'EUR' }, returned: { amount: 0, currency: 'EUR' }, paid_at: '2026-02-28T23:30:00.000Z',
  period_ends_at: null, student_id: null, refund: null, withdraw_until: null,
}; // prettier-ignore
const made = (more: Partial<Purchase> = {}, language = 'en', buyer: string | null = 'Ada Lovelace') =>
  receiptDocument(
    { ...PURCHASE, ...more },
    { language, texts: inLanguage(RECEIPT_TEXTS, language), buyer, tax: 1868 },
  );

test('says who bought what, when, and for how much', () => {
  expect(made()).toMatchObject({
    dir: 'ltr',
    number: { value: 'txn_1' },
    date: { value: 'February 28, 2026' },
    seller: { lines: [MERCHANT.name, ...MERCHANT.address] },
    buyer: { lines: ['Ada Lovelace'] },
    rows: [{ text: 'Beginner course', quantity: '3', amount: '€117.00' }],
    total: { value: '€117.00' },
    taxes: [{ label: 'Tax within the amount', value: '€18.68' }],
  });
});

test('says what came back, and until when a period is paid', () => {
  const receipt = made({
    returned: { amount: 1000, currency: 'EUR' },
    period_ends_at: '2027-02-28T12:00:00.000Z',
  });
  expect(receipt.taxes.at(-1)).toEqual({ label: 'Refunded', value: '€10.00' });
  expect(receipt.facts).toEqual([{ label: 'Paid until', value: 'February 28, 2027' }]);
});

test('runs from right to left in Arabic, and holds without the name', () => {
  expect(made({}, 'ar', null)).toMatchObject({ dir: 'rtl', title: 'إيصال', buyer: { lines: [] } });
});

test('every plan has its name in every language', () => {
  for (const { plans } of RECEIPT_TEXTS.values())
    expect(Object.keys(plans).toSorted()).toEqual([...PLAN_NAMES].toSorted());
});
