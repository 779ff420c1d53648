import type { HeldPayments, InvoiceRequests, RefundRequests } from '@burrow/contracts';
import { expect } from '@jest/globals';
import {
  atProvider,
  type Buyer,
  contractsOf,
  DAY_MS,
  longestOf,
  nowIn,
  openOf,
  opensOf,
  type PlayedInvoice,
  type Scene,
} from './histories.harness.ts';

/** Something that a buyer, a bank, staff or the provider does about one buyer. */
export type Act = (scene: Scene, buyer: Buyer) => Promise<unknown>;

const CARDS = ['4242 4242 4242 4242', '4242 4242 4242 4242', '4000 0027 6000 3184', '4000 0000 0000 0002'];
const GOOD = CARDS[0];
const EXTRAS: readonly Record<string, string>[] = [
  {},
  {},
  { vat_number: 'DE123456789' },
  { discount: 'TEST10' },
];
const REASON = { reason: 'as they asked' };

async function begin({ caller, begun }: Buyer, plan_name: string): Promise<string | null> {
  const body = { plan_name, currency: 'EUR' };
  const { transaction_id } = (await caller.post('/api/payment/paddle', body)).json();
  if (!transaction_id) return null;
  begun.push(transaction_id);
  return transaction_id;
}

const buy =
  (plan: string): Act =>
  async ({ platform, dice }, buyer) => {
    const id = await begin(buyer, plan);
    if (id) await platform.pay(id, dice.of(CARDS), 'DE', dice.of(EXTRAS));
  };

/** Somebody changes the price of the open transaction at the provider before it is paid. */
const buyAtAnotherPrice =
  (plan: string): Act =>
  async ({ platform, dice }, buyer) => {
    const id = await begin(buyer, plan);
    const [item] = platform.paddle.store.transactions.get(id ?? '')?.items ?? [];
    if (!id || !item?.price) return;
    item.price = { ...item.price, unit_price: { amount: '500', currency_code: 'EUR' } };
    buyer.held.add(id);
    await platform.pay(id, GOOD, 'DE', dice.of(EXTRAS));
  };

const change =
  (plan: string): Act =>
  (_, { caller }) =>
    caller.post(`/api/payment/upgrade-subscription?plan_name=${plan}`);

/** What a buyer asks of one of its payments. */
const ask =
  (call: string, more = ''): Act =>
  ({ dice }, { caller, begun }) =>
    caller.post(`/api/payment/${call}?purchase_id=${dice.of(begun) ?? 'txn_none'}${more}`);

const askBack: Act = async ({ platform, dice }, buyer) => {
  const id = dice.of(buyer.begun);
  if (!id) return;
  const url = `/api/payment/request-refund?purchase_id=${id}&reason=too+dear`;
  const answer = (await buyer.caller.post(url)).json();
  const subscription = platform.paddle.store.transactions.get(id)?.subscription_id;
  if (answer.state === 'approved' && subscription) buyer.asked.set(subscription, 'withdrawal');
};

/** What the provider, its dashboard or a bank does with one of the payments, or one of the subscriptions. */
const ofPayment =
  (url: string, body: object): Act =>
  async ({ platform, dice }, buyer) => {
    const paid = contractsOf(platform, buyer).flatMap(one => one.paid);
    if (paid.length > 0) await atProvider(platform, url, { ...body, transaction_id: dice.of(paid).id });
  };
const ofSubscription =
  (what: string, body: object = {}): Act =>
  async ({ platform, dice }, buyer) => {
    const all = contractsOf(platform, buyer);
    if (all.length > 0) await atProvider(platform, `/subscriptions/${dice.of(all).id}/${what}`, body);
  };

/** Support says that somebody has paid elsewhere, or takes that back. */
const grant: Act = async ({ platform }, buyer) => {
  buyer.granted = !buyer.granted;
  const word = { user_id: buyer.owner, paid: buyer.granted, at: new Date().toISOString() };
  await platform.tell('account/paid-set', { ...word, by: null, ...REASON });
};

const REQUESTS = '/api/payment/invoice-requests';
const requestsOf = async ({ caller }: Buyer): Promise<InvoiceRequests['requests']> =>
  (await caller.get(REQUESTS)).json().requests;

const askForInvoice =
  (plan_name: string): Act =>
  (_, { caller }) =>
    caller.post(REQUESTS, { plan_name, students: 120, billed_to: 'Meadow School', purchase_order: '' });

/** Staff follow one of the school's requests that is in a state. */
const follow =
  (
    from: InvoiceRequests['requests'][number]['state'],
    body: { readonly state: string; readonly tax?: number },
    then: (scene: Scene, buyer: Buyer, id: string) => Promise<unknown>,
  ): Act =>
  async (scene, buyer) => {
    const all = (await requestsOf(buyer)).filter(({ state }) => state === from);
    if (all.length === 0) return;
    const { id } = scene.dice.of(all);
    await scene.staff.put(`${REQUESTS}/${id}`, { ...body, ...REASON });
    await then(scene, buyer, id);
  };

const sent = async (_: Scene, buyer: Buyer, id: string): Promise<void> => {
  const request = (await requestsOf(buyer)).find(one => one.id === id);
  const { number, total, due_at } = request?.invoice ?? {};
  expect(request?.state).toBe('offered');
  const dueAt = Date.parse(due_at ?? '') / DAY_MS;
  const played = { number: number ?? '', total: total?.amount ?? 0, opens: opensOf(request?.plan_name) };
  buyer.invoices.set(id, { ...played, dueAt, state: 'sent', until: null });
};

const invoiceOf = ({ invoices }: Buyer, id: string): PlayedInvoice => {
  const found = invoices.get(id);
  if (!found) throw new Error(`nobody sent the invoice of ${id}`);
  return found;
};

/** A year from now, or from when the same plan is over that was paid before. */
const paid = async ({ platform, staff }: Scene, buyer: Buyer, id: string): Promise<void> => {
  const invoice = invoiceOf(buyer, id);
  const longest = longestOf(openOf(platform, buyer).all);
  const now = nowIn(platform);
  const begins = longest?.plan === invoice.opens ? Math.max(now, longest.until) : now;
  const { buyers } = (await staff.get(`/api/payment/support/buyers?find=${invoice.number}`)).json();
  const told = buyers[0].contracts.find((one: { id: string }) => one.id === invoice.number);
  const until = Date.parse(told.open_until) / DAY_MS;
  expect(Math.abs(until - begins - 365.5)).toBeLessThan(1);
  Object.assign(invoice, { state: 'paid', until });
};

const become =
  (state: PlayedInvoice['state']) =>
  async (_: Scene, buyer: Buyer, id: string): Promise<void> => {
    Object.assign(invoiceOf(buyer, id), { state, until: null });
  };

const refused = async (): Promise<void> => {};

const BOTH: readonly Act[] = [
  ask('cancel-subscription'),
  ask('resume-subscription'),
  ask('resume-subscription', '&charges=now'),
  askBack,
  askBack,
  ofPayment('/adjustments', { action: 'refund', reason: 'kind' }),
  ofPayment('/test/chargebacks', {}),
  ofPayment('/test/chargebacks', { action: 'chargeback_reverse' }),
  ofPayment('/test/chargebacks', { action: 'chargeback_warning' }),
  ofSubscription('pause'),
  ofSubscription('pause', { effective_from: 'immediately' }),
  ofSubscription('resume'),
];

/** What may happen first, and what may happen. */
export const ACTS: Readonly<
  Record<Buyer['kind'], { readonly first: readonly Act[]; readonly all: readonly Act[] }>
> = {
  family: {
    first: [
      buy('unlimited-monthly'),
      buy('unlimited-yearly'),
      buy('unlimited-monthly'),
      buyAtAnotherPrice('unlimited-monthly'),
      grant,
    ],
    all: [
      ...BOTH,
      buy('unlimited-monthly'),
      buy('unlimited-yearly'),
      buyAtAnotherPrice('unlimited-yearly'),
      grant,
      change('unlimited-yearly'),
      change('unlimited-monthly'),
    ],
  },
  school: {
    first: [
      buy('school-small'),
      buy('school-large'),
      askForInvoice('school-small'),
      askForInvoice('school-large'),
      buyAtAnotherPrice('school-small'),
    ],
    all: [
      ...BOTH,
      buy('school-small'),
      change('school-large'),
      change('school-small'),
      askForInvoice('school-small'),
      askForInvoice('school-large'),
      follow('requested', { state: 'offered', tax: 11_210 }, sent),
      follow('requested', { state: 'offered' }, sent),
      follow('offered', { state: 'paid' }, paid),
      follow('offered', { state: 'paid' }, paid),
      follow('offered', { state: 'closed' }, become('closed')),
      follow('paid', { state: 'offered' }, become('sent')),
      follow('requested', { state: 'closed' }, refused),
    ],
  },
};

/** Staff look through payments that are not what was ordered: all that wait are theirs to see, and one in four is left. */
async function decideHeld({ platform, staff, dice }: Scene, buyers: readonly Buyer[]): Promise<void> {
  const { payments }: HeldPayments = (await staff.get('/api/payment/support/held-payments')).json();
  for (const { transaction_id: id, money, payer } of payments) {
    const buyer = buyers.find(({ held }) => held.has(id));
    const taken = Number(platform.paddle.store.transactions.get(id)?.details?.totals?.grand_total);
    expect([payer.owner_id, money.amount]).toEqual([buyer?.owner, taken]);
    if (dice.below(4) === 0) continue;
    const decision = dice.of(['accept', 'give-back']);
    const { statusCode } = await staff.put(`/api/payment/support/held-payments/${id}`, {
      decision,
      ...REASON,
    });
    // Who asks again since the service was killed is told that it waits no more.
    expect([200, 404]).toContain(statusCode);
    if (decision === 'accept') buyer?.held.delete(id);
  }
}

/** Staff decide about refunds that are asked for; one in four is left. */
async function decideRefunds({ platform, staff, dice }: Scene, buyers: readonly Buyer[]): Promise<void> {
  const { requests }: RefundRequests = (await staff.get('/api/payment/support/refunds')).json();
  for (const { id, purchase, state, rule, payer } of requests) {
    const buyer = buyers.find(({ owner }) => owner === payer.owner_id);
    const subscription = platform.paddle.store.transactions.get(purchase.id)?.subscription_id;
    if (!buyer || !subscription) throw new Error(`nobody asked for the refund of ${purchase.id}`);
    // A withdrawal whose answer did not arrive since the service was killed.
    if (state === 'approved' && rule === 'withdrawal') buyer.asked.set(subscription, 'withdrawal');
    if (state !== 'requested' || dice.below(4) === 0) continue;
    const decision = dice.of(['approve', 'reject']);
    await staff.put(`/api/payment/support/refunds/${id}`, { decision, ...REASON });
    if (decision === 'approve') buyer.asked.set(subscription, 'refund');
  }
}

/** What staff do with all that waits for them. */
export async function decideByStaff(scene: Scene, buyers: readonly Buyer[]): Promise<void> {
  await decideHeld(scene, buyers);
  await decideRefunds(scene, buyers);
}

/** The provider's people decide about what was asked of them: for all of a buyer alike, or later. */
export async function decideAtProvider({ platform, dice }: Scene, buyer: Buyer): Promise<void> {
  const status = dice.of(['approved', 'approved', 'rejected', null]);
  const { paddle } = platform;
  const paid = contractsOf(platform, buyer).flatMap(one => one.paid.map(({ id }) => id));
  const own = new Set([...paid, ...buyer.held]);
  const waiting = [...paddle.store.adjustments.values()].filter(
    one => own.has(one.transaction_id) && one.status === 'pending_approval',
  );
  if (status === null) return;
  for (const { id, transaction_id } of waiting) {
    await atProvider(platform, `/test/adjustments/${id}`, { status });
    const subscription = paddle.store.transactions.get(transaction_id)?.subscription_id;
    if (status === 'rejected') buyer.asked.delete(subscription ?? '');
  }
}
