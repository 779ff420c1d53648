import { RefusalError } from '../http/refusal.error.ts';

interface Invoiced {
  readonly id: string;
  readonly status: string;
  /** All that was charged, in the smallest unit. */
  readonly total: string;
}

const HOUR_MS = 3_600_000;
const INVOICED = new Set(['billed', 'completed']);

/** Where the invoice of a transaction is read for an hour: of one that is completed and not of zero value. */
export function invoiceUrl({ id, status, total }: Invoiced, now: string): string {
  if (!INVOICED.has(status) || Number(total) === 0)
    throw new RefusalError(400, 'transaction_invoice_not_available', 'It has no invoice yet.');
  const expires = Math.floor((Date.parse(now) + HOUR_MS) / 1_000);
  return `https://paddle-invoices.example/${id}.pdf?expires=${expires}`;
}
