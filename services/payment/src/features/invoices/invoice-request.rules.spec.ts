import { follow } from '@burrow/service-kit';
import { expect, test } from '@jest/globals';
import { INVOICE_TRANSITIONS, type InvoiceState, type InvoiceStep } from './invoice-request.rules.ts';

const STEPS: readonly InvoiceStep[] = ['offered', 'paid', 'closed'];

test.each<[InvoiceState, InvoiceStep[]]>([
  ['requested', ['offered', 'closed']],
  ['offered', ['paid', 'closed']],
  ['paid', ['offered']],
  ['closed', []],
])('after %s comes %j', (state, next) => {
  expect(STEPS.filter(step => follow(INVOICE_TRANSITIONS, state, step) !== null)).toEqual(next);
});
