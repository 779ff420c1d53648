import type { FollowInvoiceRequest, InvoiceRequests } from '@burrow/contracts';

type State = InvoiceRequests['requests'][number]['state'];

const STEPS: Readonly<Record<State, readonly FollowInvoiceRequest['state'][]>> = {
  requested: ['offered', 'closed'],
  offered: ['paid', 'closed'],
  // The payment is taken back.
  paid: ['offered'],
  closed: [],
};

/** What support may say next about a request for an invoice; payment refuses the rest. */
export const stepsOf = (state: State): readonly FollowInvoiceRequest['state'][] => STEPS[state];
