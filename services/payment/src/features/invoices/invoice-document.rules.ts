import { formatMoney } from '@burrow/billing';
import { LANGUAGES } from '@burrow/contracts';
import { datesIn } from '@burrow/contracts/dates';
import type { ReceiptDocument } from '@burrow/documents';
import type { ReceiptTexts } from '../receipts/index.ts';
import type { InvoiceTexts } from './invoice.texts.ts';

/** Who sells, as it stands on papers. */
export interface Seller {
  readonly name: string;
  readonly address: readonly string[];
  readonly vatId: string | null;
  readonly bank: string | null;
}

/** An invoice, as its row says. */
export interface DocumentedInvoice {
  readonly number: string;
  readonly plan: string;
  readonly billedTo: string;
  readonly vatId: string;
  readonly purchaseOrder: string;
  readonly net: number;
  readonly tax: number;
  readonly currency: string;
  readonly issuedAt: string;
  readonly dueAt: string;
  readonly paidAt: string | null;
  readonly openUntil: string | null;
  readonly isCancelled: boolean;
}

interface Making {
  readonly language: string;
  readonly texts: InvoiceTexts;
  readonly shared: ReceiptTexts;
  readonly seller: Seller;
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');

/** Returns what an invoice says. Its days are those of Greenwich, as in the mails. */
export function invoiceDocument(
  invoice: DocumentedInvoice,
  { language, texts, shared, seller }: Making,
): ReceiptDocument {
  const { number, plan, billedTo, vatId, purchaseOrder, net, tax, currency, paidAt, openUntil } = invoice;
  const day = (at: string): string => datesIn(language, 'UTC').day(at);
  const money = (amount: number): string => formatMoney({ amount, currency }, language);
  const due = day(invoice.dueAt);
  const fact = (label: string, value: string) => (value === '' ? [] : [{ label, value }]);
  const labelled = (value: string | null) => (value ? [`${texts.vatId} ${value}`] : []);
  const toPay = [
    filled(texts.pay, { day: due }),
    ...(seller.bank === null ? [] : [filled(texts.payAt, { bank: seller.bank })]),
  ];
  return {
    language,
    dir: LANGUAGES.find(({ code }) => code === language)?.direction ?? 'ltr',
    site: shared.site,
    title: invoice.isCancelled ? texts.cancelled : texts.title,
    number: { label: texts.number, value: number },
    date: { label: texts.date, value: day(invoice.issuedAt) },
    facts: [{ label: texts.due, value: due }, ...fact(texts.order, purchaseOrder)],
    seller: { label: shared.seller, lines: [seller.name, ...seller.address, ...labelled(seller.vatId)] },
    buyer: { label: texts.buyer, lines: [...billedTo.split('\n'), ...labelled(vatId)] },
    columns: { text: shared.text, quantity: shared.quantity, amount: shared.amount },
    rows: [
      {
        text: shared.plans[plan] ?? plan,
        detail: openUntil === null ? texts.period : filled(texts.until, { day: day(openUntil) }),
        quantity: '1',
        amount: money(net),
      },
    ],
    taxes: [
      { label: texts.net, value: money(net) },
      { label: texts.tax, value: money(tax) },
    ],
    total: { label: texts.total, value: money(net + tax) },
    notes: [
      ...(paidAt !== null ? [filled(texts.paid, { day: day(paidAt) })] : invoice.isCancelled ? [] : toPay),
      ...(tax === 0 ? [texts.noTax] : []),
    ],
  };
}
