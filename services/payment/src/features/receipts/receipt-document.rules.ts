import { formatMoney, MERCHANT } from '@burrow/billing';
import { LANGUAGES, type Purchase } from '@burrow/contracts';
import { datesIn } from '@burrow/contracts/dates';
import type { ReceiptDocument } from '@burrow/documents';
import type { ReceiptTexts } from './receipt.texts.ts';

interface Making {
  readonly language: string;
  readonly texts: ReceiptTexts;
  /** Null if it cannot be said at the moment. */
  readonly buyer: string | null;
  /** The tax within the amount, in its smallest unit. */
  readonly tax: number;
}

/** Returns what a purchase's receipt says. Its days are those of Greenwich, as in the mails. */
export function receiptDocument(
  purchase: Purchase,
  { language, texts, buyer, tax }: Making,
): ReceiptDocument {
  const { id, plan_name, seats, paid, returned, paid_at, period_ends_at } = purchase;
  const day = (at: string): string => datesIn(language, 'UTC').day(at);
  const total = formatMoney(paid, language);
  return {
    language,
    dir: LANGUAGES.find(({ code }) => code === language)?.direction ?? 'ltr',
    site: texts.site,
    title: texts.title,
    number: { label: texts.number, value: id },
    date: { label: texts.date, value: paid_at === null ? '' : day(paid_at) },
    ...(period_ends_at !== null && { facts: [{ label: texts.until, value: day(period_ends_at) }] }),
    seller: { label: texts.seller, lines: [MERCHANT.name, ...MERCHANT.address] },
    buyer: { label: texts.buyer, lines: buyer === null ? [] : [buyer] },
    columns: { text: texts.text, quantity: texts.quantity, amount: texts.amount },
    rows: [{ text: texts.plans[plan_name] ?? plan_name, quantity: String(seats), amount: total }],
    taxes: [
      ...(tax > 0 ? [{ label: texts.tax, value: formatMoney({ ...paid, amount: tax }, language) }] : []),
      ...(returned.amount > 0 ? [{ label: texts.returned, value: formatMoney(returned, language) }] : []),
    ],
    total: { label: texts.total, value: total },
    notes: [texts.note],
  };
}
