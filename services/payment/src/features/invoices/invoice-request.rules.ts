import type { InvoiceRequests } from '@burrow/contracts';
import type { Transitions } from '../../machines/transitions.rules.ts';

export type InvoiceState = InvoiceRequests['requests'][number]['state'];

/** What support says about a request, and so the state that follows. */
export type InvoiceStep = Exclude<InvoiceState, 'requested'>;

/** An offer is paid after it was made; a request can be closed whatever became of it. */
export const INVOICE_TRANSITIONS: Transitions<InvoiceState, InvoiceStep> = {
  requested: { offered: 'offered', closed: 'closed' },
  offered: { paid: 'paid', closed: 'closed' },
  paid: { closed: 'closed' },
  closed: {},
};

/** How many requests of a school support works on at the same time. */
export const MAX_OPEN_REQUESTS = 5;
