import type { SchoolInvoice } from '@burrow/contracts';

/** What a request's row says of its invoice; nulls while there is none. */
export interface Invoiced {
  readonly number: string | null;
  readonly net: number | null;
  readonly tax: number | null;
  readonly invoicedIn: string | null;
  readonly issuedAt: Date | null;
  readonly dueAt: Date | null;
  readonly paidAt: Date | null;
  readonly remindedAt: Date | null;
  readonly isOverdue: boolean | null;
}

/** Returns an invoice as calls show it, or null if none is issued. */
export function shownInvoice(row: Invoiced): SchoolInvoice | null {
  const { number, net, tax, invoicedIn: currency, issuedAt, dueAt, paidAt, remindedAt, isOverdue } = row;
  if (number === null || net === null || tax === null || currency === null || !issuedAt || !dueAt)
    return null;
  const money = (amount: number) => ({ amount, currency });
  return {
    number,
    issued_at: issuedAt.toISOString(),
    due_at: dueAt.toISOString(),
    net: money(net),
    tax: money(tax),
    total: money(net + tax),
    paid_at: paidAt?.toISOString() ?? null,
    is_overdue: isOverdue === true,
    reminded_at: remindedAt?.toISOString() ?? null,
  };
}
