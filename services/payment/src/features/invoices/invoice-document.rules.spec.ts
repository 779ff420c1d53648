import { inLanguage } from '@burrow/contracts/read-texts';
import { expect, test } from '@jest/globals';
import { RECEIPT_TEXTS } from '../receipts/index.ts';
import { type DocumentedInvoice, invoiceDocument } from './invoice-document.rules.ts';
import { INVOICE_TEXTS } from './invoice.texts.ts';

const INVOICE: DocumentedInvoice = {
  number: '2026-0007',
  plan: 'school-small',
  billedTo: 'Meadow School\nRiver Road 4',
  vatId: 'DE111111111',
  purchaseOrder: 'PO-17',
  net: 59_000,
  tax: 11_210,
  currency: 'EUR',
  issuedAt: '2026-11-29T10:00:00.000Z',
  dueAt: '2026-12-29T10:00:00.000Z',
  paidAt: null,
  openUntil: null,
  isCancelled: false,
};
const SELLER = {
  name: 'Burrow Ltd',
  address: ['Hedge Lane 1', 'Meadow'],
  vatId: 'DE222222222',
  bank: 'IBAN DE02 1203',
};

const said = (more: Partial<DocumentedInvoice> = {}, language = 'en') =>
  invoiceDocument(
    { ...INVOICE, ...more },
    {
      language,
      texts: inLanguage(INVOICE_TEXTS, language),
      shared: inLanguage(RECEIPT_TEXTS, language),
      seller: SELLER,
    },
  );

test('says who sells, who is billed, what, how much, and how it is paid', () => {
  expect(said()).toMatchObject({
    title: 'Invoice',
    number: { value: '2026-0007' },
    date: { value: 'November 29, 2026' },
    facts: [
      { label: 'Due on', value: 'December 29, 2026' },
      { label: 'Purchase order', value: 'PO-17' },
    ],
    seller: { lines: ['Burrow Ltd', 'Hedge Lane 1', 'Meadow', 'VAT ID DE222222222'] },
    buyer: { lines: ['Meadow School', 'River Road 4', 'VAT ID DE111111111'] },
    rows: [{ text: 'Small school', detail: 'One year from the day of payment', amount: '€590.00' }],
    taxes: [
      { label: 'Without tax', value: '€590.00' },
      { label: 'Tax', value: '€112.10' },
    ],
    total: { label: 'To pay', value: '€702.10' },
    notes: [
      'Please pay by December 29, 2026 and give the invoice number. The plan opens when the payment arrives.',
      'Account: IBAN DE02 1203',
    ],
  });
});

test('one that is paid says when, and until when the plan is open', () => {
  const paid = said({ paidAt: '2026-12-02T10:00:00.000Z', openUntil: '2027-12-02T10:00:00.000Z' });
  expect(paid.rows[0]?.detail).toBe('Open until December 2, 2027');
  expect(paid.notes).toEqual(['Paid on December 2, 2026. Thank you.']);
});

test('one without tax says so, and one that is cancelled asks for nothing', () => {
  expect(said({ tax: 0 }).notes.at(-1)).toBe('No tax is charged on this invoice.');
  expect(said({ isCancelled: true })).toMatchObject({ title: 'Invoice, cancelled', notes: [] });
});

test('is written from the right in Arabic', () => {
  expect(said({}, 'ar')).toMatchObject({ dir: 'rtl', title: 'فاتورة' });
});
