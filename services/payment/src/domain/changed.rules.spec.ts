import { expect, test } from '@jest/globals';
import { type Seen, wasChanged } from './changed.rules.ts';

const MONTHLY: Seen = { plan: 'unlimited-monthly', seats: 1 };

test.each<[string, Seen[], boolean, boolean]>([
  ['one that was paid twelve times', Array.from({ length: 12 }, () => MONTHLY), false, false],
  ['one of which an older event says no number', [MONTHLY, { ...MONTHLY, seats: null }], false, false],
  ['one that became another plan', [MONTHLY, { ...MONTHLY, plan: 'unlimited-yearly' }], false, true],
  ['one that came back to its plan', [MONTHLY, { ...MONTHLY, plan: 'unlimited-yearly' }, MONTHLY], false, true],
  ['one that is for more students', [MONTHLY, { ...MONTHLY, seats: 2 }], false, true],
  ['one whose change the provider has not told yet', [MONTHLY], true, true],
  ['one of which nothing is known', [], false, false],
])('%s', (_, seen, isBegun, changed) => {
  expect(wasChanged(seen, isBegun)).toBe(changed);
}); // prettier-ignore
