import { expect, test } from '@jest/globals';
import { earlierCheckout } from './earlier-checkout.rules.ts';

test.each([
  ['that was opened and left', 'draft', 'reuse'],
  ['in which somebody has said who pays', 'ready', 'cancel'],
  ['that was given up', 'canceled', 'gone'],
  ['of which the provider knows nothing', null, 'gone'],
  ['that is paid', 'paid', 'being-paid'],
  ['that is paid and done', 'completed', 'being-paid'],
  ['whose money is on its way', 'billed', 'being-paid'],
  ['whose payment is late', 'past_due', 'being-paid'],
] as const)('a checkout %s', (_, status, becomes) => {
  expect(earlierCheckout(status)).toBe(becomes);
});
