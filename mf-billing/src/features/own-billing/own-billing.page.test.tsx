import { MERCHANT } from '@burrow/billing';
import { answerConfirmsWith, type ConfirmQuestion, loadDocumentsWith } from '@burrow/client';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COURSE, MONTHLY, RUNNING } from '../../testing/bought.ts';
import { renderBilling, startBilling } from '../../testing/render-billing.tsx';
import { CHILD, PARENT, type Shop } from '../../testing/shop.ts';

const { shop } = startBilling();
const PAGE = 'profile/billing';

function parentWith(bought: Partial<Shop['bought']>): void {
  shop().logIn(PARENT);
  Object.assign(shop().bought, bought);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a parent reads what is charged next, and how each purchase stands', async () => {
  parentWith({
    subscriptions: [RUNNING],
    purchases: [MONTHLY, { ...COURSE, state: 'failed', paid_at: null }],
  });
  renderBilling(PAGE);
  expect(await screen.findByText('€9.00 will be charged on December 20, 2099.')).toBeTruthy();
  expect(await screen.findByText('The payment did not go through; nothing was charged')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Receipt' })).toHaveLength(1);
});

test('cancelling takes two clicks, says until when everything stays open, and is taken back by one', async () => {
  const asked: ConfirmQuestion[] = [];
  answerConfirmsWith(async question => asked.push(question) > 0);
  parentWith({ subscriptions: [RUNNING] });
  renderBilling(PAGE);
  await press('Cancel the subscription');
  expect(await screen.findByText(/goes on until December 20, 2099 and then ends/)).toBeTruthy();
  expect(asked.map(({ text }) => text)).toEqual([expect.stringContaining('until December 20, 2099')]);
  expect(screen.queryByRole('button', { name: 'Cancel the subscription' })).toBeNull();
  await press('Resume the subscription');
  expect(await screen.findByRole('button', { name: 'Cancel the subscription' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Resume the subscription' })).toBeNull();
});

test('a cancellation that is not confirmed changes nothing', async () => {
  answerConfirmsWith(async () => false);
  parentWith({ subscriptions: [RUNNING] });
  renderBilling(PAGE);
  await press('Cancel the subscription');
  expect(shop().bought.subscriptions).toEqual([RUNNING]);
});

test('a change of plan says what it costs before it happens', async () => {
  parentWith({ subscriptions: [RUNNING] });
  renderBilling(PAGE);
  await press('Change the plan');
  await press('Unlimited yearly');
  expect(await screen.findByText(/€8.10 is left .* €63.90 is charged today/)).toBeTruthy();
  expect(shop().bought.subscriptions).toEqual([RUNNING]);
  await press('Change and pay €63.90');
  expect(await screen.findByRole('region', { name: 'Unlimited yearly' })).toBeTruthy();
});

test('a smaller plan that was chosen is told with its day and price, and can be taken back', async () => {
  const next_charge = { money: { amount: 900, currency: 'EUR' }, at: '2027-11-20T10:00:00.000Z' };
  const yearly = { ...RUNNING, plan_name: 'unlimited-yearly', next_plan: RUNNING.plan_name, next_charge };
  parentWith({ subscriptions: [yearly] });
  renderBilling(PAGE);
  const panel = await screen.findByRole('region', { name: 'Unlimited yearly' });
  expect(
    within(panel).getByText(/^Unlimited monthly begins on November 20, 2027; €9\.00 will be charged then/),
  ).toBeTruthy();
  await press('Change the plan');
  expect(within(panel).getByRole('button', { name: 'Unlimited yearly' })).toBeTruthy();
  expect(within(panel).queryByRole('button', { name: 'Unlimited monthly' })).toBeNull();
  await press('Unlimited yearly');
  expect(
    await within(panel).findByText(/^You keep Unlimited yearly\. Nothing is charged today;/),
  ).toBeTruthy();
  expect(within(panel).getByRole('button', { name: 'Keep Unlimited yearly' })).toBeTruthy();
});

test('a failed payment is said, with the day until which everything stays open', async () => {
  const opened: string[] = [];
  loadDocumentsWith(path => opened.push(path));
  parentWith({
    subscriptions: [{ ...RUNNING, state: 'past-due', past_due_since: '2026-12-20T10:00:00.000Z' }],
  });
  renderBilling(PAGE);
  expect((await screen.findByRole('alert')).textContent).toContain('until December 27, 2099');
  await press('Change the card');
  await waitFor(() => expect(opened).toEqual(['https://pay.example/card']));
});

test.each([
  ['paused', { state: 'paused' as const, next_charge: null }],
  ['cancelled', { next_charge: null, ends_at: '2099-12-20T10:00:00.000Z' }],
])(
  'the card of a subscription that is %s is not offered to be changed: the provider takes none',
  async (_how, more) => {
    parentWith({ subscriptions: [{ ...RUNNING, ...more }] });
    renderBilling(PAGE);
    expect(await screen.findByRole('button', { name: /(Cancel|Resume) the subscription/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change the card' })).toBeNull();
  },
);

test.each([
  [
    '2099-12-20',
    /^Nothing is charged now\. €9\.00 will be charged on December 20, 2099/,
    'Resume the subscription',
  ],
  ['2026-11-20', /a new period begins today: €9\.00 is charged now/, 'Resume and pay €9.00'],
])(
  'what is paused, and paid until %s, is resumed once it was told what is charged and when',
  async (day, text, ok) => {
    const asked: ConfirmQuestion[] = [];
    answerConfirmsWith(async question => asked.push(question) > 1);
    const at = `${day}T10:00:00.000Z`;
    const on_resume = { money: { amount: 900, currency: 'EUR' }, at };
    parentWith({
      subscriptions: [{ ...RUNNING, state: 'paused', next_charge: null, open_until: at, on_resume }],
    });
    renderBilling(PAGE);
    await press('Resume the subscription');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(shop().bought.subscriptions[0]?.state).toBe('paused');
    await press('Resume the subscription');
    expect(await screen.findByText(/^€9\.00 will be charged on /)).toBeTruthy();
    expect(asked[0]).toMatchObject({ text: expect.stringMatching(text), ok });
  },
);

test('what is not paid ends at once when it is cancelled, and so it is told before and after', async () => {
  const asked: ConfirmQuestion[] = [];
  answerConfirmsWith(async question => asked.push(question) > 0);
  parentWith({ subscriptions: [{ ...RUNNING, state: 'past-due' }] });
  renderBilling(PAGE);
  await press('Cancel the subscription');
  await waitFor(() => expect(shop().bought.subscriptions[0]?.ends_at).not.toBeNull());
  expect(asked.map(({ text }) => text)).toEqual([expect.stringMatching(/^It ends at once\./)]);
});

test('a refund is asked for with the rule in words, and says how long it takes', async () => {
  parentWith({ purchases: [COURSE] });
  renderBilling(`${PAGE}/refund/${COURSE.id}`);
  expect(await screen.findByText(/within 30 days: until the end of December 2, 2026/)).toBeTruthy();
  expect(screen.getByText('Mira Haddad')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Why do you want a refund?'), 'Bought twice');
  await press('Send the request');
  expect(await screen.findByText(/within 2 business days/)).toBeTruthy();
  expect(screen.getByText(/5 to 7 business days later/)).toBeTruthy();
});

test('who may withdraw is told so by a button, and needs no reason', async () => {
  const until = '2026-12-16T11:59:59.000Z';
  parentWith({
    purchases: [{ ...COURSE, withdraw_until: until }],
    eligibility: { is_eligible: true, rule: 'withdrawal', until, by_staff: false, returns: COURSE.paid },
  });
  renderBilling(PAGE);
  await userEvent.click(await screen.findByRole('link', { name: 'Withdraw from the contract' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Withdraw from this contract' })).toBeTruthy();
  await press('Confirm the withdrawal');
  await waitFor(() => expect(shop().bought.purchases[0]?.refund?.state).toBe('requested'));
});

test('who changed the plan is told before and after that all of its payments come back', async () => {
  const returns = { amount: 7200, currency: 'EUR' };
  parentWith({
    purchases: [COURSE],
    eligibility: {
      is_eligible: true,
      rule: 'withdrawal',
      until: '2026-12-16T11:59:59.000Z',
      by_staff: false,
      returns,
    },
  });
  renderBilling(`${PAGE}/refund/${COURSE.id}`);
  expect(await screen.findByText(/^€72\.00 goes back to the card/)).toBeTruthy();
  await press('Confirm the withdrawal');
  expect(await screen.findByText(/5 to 7 business days/)).toBeTruthy();
  expect(screen.getByText(/^€72\.00 goes back to the card/)).toBeTruthy();
});

test('a gift shows no price, no receipt and no refund to who has it; a class set leads to its seats', async () => {
  parentWith({ purchases: [{ ...COURSE, is_gift: true, seats: 30 }] });
  renderBilling(PAGE);
  expect(await screen.findByText(/^A gift ·/)).toBeTruthy();
  expect(screen.getByText('A class set for 30 students')).toBeTruthy();
  expect(screen.queryByText(/€/)).toBeNull();
  expect(screen.queryByRole('link', { name: /Receipt|refund/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Give seats to students' }).getAttribute('href')).toBe(
    '/en/organization/class-sets',
  );
});

test('what may not be refunded has the reason and no form', async () => {
  parentWith({
    purchases: [COURSE],
    eligibility: {
      is_eligible: false,
      rule: 'certificate-issued',
      until: null,
      by_staff: false,
      returns: COURSE.paid,
    },
  });
  renderBilling(`${PAGE}/refund/${COURSE.id}`);
  expect(await screen.findByText(/certificate of the course was issued/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send the request' })).toBeNull();
});

test('a receipt names what was paid, by whom and when', async () => {
  parentWith({ purchases: [COURSE] });
  renderBilling(`${PAGE}/receipt/${COURSE.id}`);
  const receipt = await screen.findByRole('article');
  const link = screen.getByRole('link', { name: 'Download as PDF' });
  expect(link.getAttribute('href')).toBe(`/api/payment/receipt/${COURSE.id}?language=en`);
  expect(within(receipt).getByText('Sold by').nextSibling?.textContent).toContain(MERCHANT.name);
  for (const part of ['Beginner course', '€49.00', 'November 2, 2026', 'parent@example.com', COURSE.id])
    expect(receipt.textContent).toContain(part);
});

test('the invoice of the seller is asked for at a press, and a refusal is said in words', async () => {
  parentWith({ purchases: [COURSE] });
  renderBilling(`${PAGE}/receipt/${COURSE.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Invoice of the seller (PDF)' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('the receipt of somebody else’s purchase is not there', async () => {
  parentWith({ purchases: [] });
  renderBilling(`${PAGE}/receipt/${COURSE.id}`);
  expect(await screen.findByText('No such purchase')).toBeTruthy();
});

test('a child sees no bills', async () => {
  shop().logIn(CHILD);
  Object.assign(shop().bought, { subscriptions: [RUNNING] });
  renderBilling(PAGE);
  expect(await screen.findByText('This page is not for this account')).toBeTruthy();
  expect(screen.queryByText(/€/)).toBeNull();
});
