import type { Transitions } from '@burrow/service-kit';
import type { InvoiceRequests } from '@burrow/contracts';
import { monthsOf, type Plan } from '@burrow/billing';
import { monthsLater } from '../../domain/period.rules.ts';

export type InvoiceState = InvoiceRequests['requests'][number]['state'];

/** What support says about a request, and so the state that follows. */
export type InvoiceStep = Exclude<InvoiceState, 'requested'>;

/** An offer is paid after it was made, and can turn out not to be; a request that is not paid can be closed. */
export const INVOICE_TRANSITIONS: Transitions<InvoiceState, InvoiceStep> = {
  requested: { offered: 'offered', closed: 'closed' },
  offered: { paid: 'paid', closed: 'closed' },
  paid: { offered: 'offered' },
  closed: {},
};

/** Until when a paid plan is open: its time begins now, or when the same plan that was paid before is over. */
export function paidUntil(plan: Plan, now: Date, runsUntil: string | null): string {
  const begins = Math.max(now.getTime(), Date.parse(runsUntil ?? '') || 0);
  return monthsLater(new Date(begins), monthsOf(plan)).toISOString();
}

/** How many requests of a school support works on at the same time. */
export const MAX_OPEN_REQUESTS = 5;
