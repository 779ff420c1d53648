import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { INVOICES_TO_TELL, STATES_TO_TELL } from './testing/contract-states.ts';
import { renderBilling, startBilling } from './testing/render-billing.tsx';
import { ADMIN, PARENT, STAFF } from './testing/shop.ts';

const { shop } = startBilling();
const OWNER = '00000000-0000-4000-8000-000000000001';

const region = (name: string) => screen.findByRole('region', { name });
const lines = (within_: HTMLElement) => within(within_).getAllByRole('listitem');
/** What stands in a line beside its first words, its amount and day: how it stands. */
const wordsOf = (line: HTMLElement): string =>
  [...line.querySelectorAll('.bought__words > span')]
    .slice(1)
    .map(({ textContent }) => textContent)
    .join(' ');

test.each(STATES_TO_TELL)(
  'of a subscription that is $state its buyer reads what is open until when, and where the money is',
  async told => {
    shop().logIn(PARENT);
    Object.assign(shop().bought, { subscriptions: told.subscriptions, purchases: told.purchases });
    renderBilling('profile/billing');
    const history = await screen.findByRole('list', { name: 'Purchases' });
    expect(lines(history).map(wordsOf)).toEqual(told.ofPayments);
    const plan = screen.queryByRole('region', { name: 'Unlimited monthly' });
    expect(plan?.querySelector('p')?.textContent ?? null).toBe(told.ofPlan);
  },
);

test.each(INVOICES_TO_TELL)('of an invoice that is $state its school reads the same', async told => {
  shop().logIn(ADMIN);
  shop().requests.push(told.request);
  shop().invoicedPlan = told.plan;
  renderBilling('profile/billing');
  const plan = await region('Paid by invoice');
  for (const words of told.ofSchool) expect(plan.textContent).toContain(words);
  expect(/is open to your school/.test(plan.textContent)).toBe(told.plan !== null);
});

test.each([...STATES_TO_TELL, ...INVOICES_TO_TELL])(
  'staff read the same of a contract that is $state',
  async told => {
    shop().logIn(STAFF);
    const payer = { owner_id: OWNER, name: 'Karin Lind', email: 'karin@example.com' };
    const kind = told.contract.kind === 'school-invoice' ? 'school' : 'adult';
    const nothing = { account_id: OWNER, wrongs: [], held: [], refunds: [] };
    shop().buyers = [{ ...payer, kind, ...nothing, contracts: [told.contract] }];
    renderBilling(`staff/purchases/buyer?find=${OWNER}`);
    const bought = await region('What they bought');
    const [line] = lines(bought);
    const words = [...(line?.querySelectorAll('.bought__words > span') ?? [])];
    expect(words.map(({ textContent }) => textContent)).toEqual(told.ofStaff);
  },
);
