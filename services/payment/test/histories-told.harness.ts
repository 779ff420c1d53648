import type { Contract, InvoiceRequests } from '@burrow/contracts';
import { expect } from '@jest/globals';
import { openIn, stateIn } from '../src/entitlements/contract-histories.harness.ts';
import {
  type Buyer,
  contractsOf,
  DAY_MS,
  longestOf,
  nowIn,
  openOf,
  type PlayedInvoice,
  type Scene,
} from './histories.harness.ts';

const isoOf = (days: number): string => new Date(Math.round(days * DAY_MS)).toISOString();

/** What the buyer's page says is open by card, and what it may use, against the table of states. */
async function expectOpen({ platform }: Scene, buyer: Buyer): Promise<void> {
  const now = nowIn(platform);
  const { byCard, all } = openOf(platform, buyer);
  const running = longestOf(byCard.filter(({ until }) => until > now));
  const longest = longestOf(all);
  const get = async (path: string) => (await buyer.caller.get(`/api/payment/${path}`)).json();
  const { subscription } = await get('current-subscription');
  expect(subscription?.open_until ?? null).toBe(running && isoOf(running.until));
  const plan = longest && longest.until > now ? longest.plan : null;
  expect((await get('current-plan')).subscription).toBe(plan);
}

function expectContracts(scene: Scene, buyer: Buyer, shown: readonly Contract[]): void {
  for (const one of contractsOf(scene.platform, buyer)) {
    const told = shown.find(({ payments }) => payments.includes(one.paid[0]?.id ?? ''));
    const [is, opens] = [stateIn(one), openIn(one)];
    expect([told?.open_until, told?.paid.amount, told?.returned.amount]).toEqual([
      opens && isoOf(opens.until),
      one.paid.reduce((sum, { taken }) => sum + taken, 0),
      one.paid.reduce((sum, { back, bank }) => sum + back + bank, 0),
    ]);
    // Staff are told of a bank's warning and of money that it gave back, whatever else holds.
    if (!['warned', 'won-back'].includes(told?.state ?? ''))
      expect(told?.state).toBe(is === 'warned' ? 'running' : is);
  }
  if (buyer.granted === null) return;
  const granted = shown.find(({ kind }) => kind === 'grant');
  expect(granted?.state).toBe(buyer.granted ? 'running' : 'over');
}

const stateOf = ({ state, dueAt }: PlayedInvoice, now: number): Contract['state'] => {
  if (state === 'paid') return 'invoice-paid';
  if (state === 'closed') return 'over';
  return dueAt < now ? 'invoice-overdue' : 'invoice-sent';
};

/** What the school and staff read of each invoice. */
async function expectInvoices({ platform }: Scene, buyer: Buyer, shown: readonly Contract[]): Promise<void> {
  const { requests }: InvoiceRequests = (await buyer.caller.get('/api/payment/invoice-requests')).json();
  for (const [id, invoice] of buyer.invoices) {
    const { number, total, until, state: is } = invoice;
    const state = stateOf(invoice, nowIn(platform));
    const told = shown.find(one => one.id === number);
    expect([told?.state, told?.paid.amount, told?.open_until]).toEqual([
      state,
      is === 'paid' ? total : 0,
      until && isoOf(until),
    ]);
    const read = requests.find(one => one.id === id)?.invoice;
    expect([read?.is_overdue, (read?.paid_at ?? null) !== null]).toEqual([
      state === 'invoice-overdue',
      is === 'paid',
    ]);
  }
}

const KNOWN = `select
  (select json_agg(r) from payment.refunds r join payment.accounts a on a.id = r.account_id where a.owner_id = $1) as refunds,
  (select json_agg(json_build_object('queue', name, 'state', state, 'tries', retry_count, 'after', start_after - now(), 'data', data, 'output', output))
    from jobs.job where name like 'payment-%' and state <> 'completed') as left`;

/** What a buyer's pages, its plan and staff's page say of it; where they differ, with what is known of it. */
export async function expectTold(scene: Scene, buyer: Buyer): Promise<void> {
  try {
    await expectAllTold(scene, buyer);
  } catch (cause) {
    const [known] = await scene.platform.query(KNOWN, [buyer.owner]);
    const played = contractsOf(scene.platform, buyer);
    throw new Error(JSON.stringify({ played, asked: [...buyer.asked], known }), { cause });
  }
}

async function expectAllTold(scene: Scene, buyer: Buyer): Promise<void> {
  await expectOpen(scene, buyer);
  if (buyer.begun.length === 0 && buyer.invoices.size === 0 && buyer.granted === null) return;
  const { buyers } = (await scene.staff.get(`/api/payment/support/buyers?find=${buyer.owner}`)).json();
  const shown: Contract[] = buyers[0].contracts;
  expectContracts(scene, buyer, shown);
  if (buyer.kind === 'school') await expectInvoices(scene, buyer, shown);
}

const SUMS = `
  select l.account, sum(l.amount)::int as sum
  from payment.ledger_entries e join payment.ledger_lines l on l.entry_id = e.id join payment.accounts a on a.id = e.account_id
  where a.owner_id = $1 group by l.account`;

/** What was entered of a buyer's money: what the provider and the bank hold, and what is owed; all of it sums to zero. */
export async function expectEntered({ platform }: Scene, buyer: Buyer): Promise<void> {
  const rows = await platform.query(SUMS, [buyer.owner]);
  const sums = new Map(rows.map(({ account, sum }) => [String(account), Number(sum)]));
  const invoiced = (state: PlayedInvoice['state']): number =>
    [...buyer.invoices.values()].reduce((sum, one) => sum + (one.state === state ? one.total : 0), 0);
  const kept = contractsOf(platform, buyer)
    .flatMap(({ paid }) => paid)
    .reduce((sum, { taken, back, bank }) => sum + taken - back - bank, 0);
  expect([
    sums.get('received') ?? 0,
    sums.get('bank') ?? 0,
    sums.get('due') ?? 0,
    [...sums.values()].reduce((all, one) => all + one, 0),
  ]).toEqual([kept, invoiced('paid'), invoiced('sent'), 0]);
}

/** Staff, who have everything compared again, read of nothing but of payments that are in a list of their own. */
export async function expectNoDifferences(
  { platform, staff }: Scene,
  buyers: readonly Buyer[],
): Promise<void> {
  const answer = (await staff.post('/api/payment/support/differences')).json();
  const events = new Map(platform.paddle.store.events.all.map(one => [one.event_id, one]));
  const held = new Set(buyers.flatMap(one => [...one.held]));
  const isOfHeld = (subject: string): boolean =>
    held.has((events.get(subject)?.data as { id?: string } | undefined)?.id ?? subject);
  const found = answer.differences.filter(({ subject }: { subject: string }) => !isOfHeld(subject));
  expect(found).toEqual([]);
}
