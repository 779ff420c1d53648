import { planOf } from '@burrow/billing';
import type { Contract } from '@burrow/contracts';
import { openUntil, subscriptionContractState } from '../../domain/contract.rules.ts';
import { planThatRuns } from '../../domain/plan-change.rules.ts';
import type { ContractState } from '../../domain/contract-states.table.ts';
import type { AdjustmentFact, GrantFact } from '../../facts/fact.schema.ts';
import { latestAdjustments, orderFacts } from '../../facts/order-facts.rules.ts';
import type { SubscriptionRow } from '../../computed/compute.queries.ts';
import type { Bought } from './bought.types.ts';
import type { InvoiceRow, OrderRow, PurchaseRow } from './buyers.queries.ts';

type Untold = Omit<Contract, 'story'>;

/** A contract without its story, and the ids by which its parts are known. */
export interface OpenContract {
  readonly contract: Untold;
  readonly members: ReadonlySet<string>;
}

const open = (contract: Untold, ...members: (string | undefined)[]): OpenContract => ({
  contract,
  members: new Set(members.filter(id => id !== undefined)),
});

const DAY_MS = 86_400_000;
/** A checkout that nobody paid is told so long. */
const BEGUN_DAYS = 30;

const adjustmentsOf = ({ facts }: Bought, ids: ReadonlySet<string>): AdjustmentFact[] =>
  latestAdjustments(
    facts.filter(fact => fact.kind === 'adjustment' && ids.has(fact.purchase)) as AdjustmentFact[],
  ).filter(({ status }) => status === 'approved');

const lastRefundOf = ({ refunds }: Bought, ids: ReadonlySet<string>) =>
  refunds.filter(({ purchase }) => ids.has(purchase)).at(-1) ?? null;

/** What of a state only the history tells: how the money went back, and what its bank said. */
function byHistory(bought: Bought, ids: ReadonlySet<string>, state: ContractState): ContractState {
  const refund = lastRefundOf(bought, ids);
  if (state === 'refunded')
    return refund?.rule === 'withdrawal' && refund.state === 'paid' ? 'withdrawn' : state;
  const last = adjustmentsOf(bought, ids)
    .filter(({ action }) => action.startsWith('chargeback'))
    .at(-1);
  if (state === 'running' && last?.action === 'chargeback-warning') return 'warned';
  const isWon = last?.action === 'chargeback-reverse';
  return isWon && (state === 'running' || state === 'cancelled') ? 'won-back' : state;
}

/** How what is paid once stands. */
export function onceState(bought: Bought, purchase: PurchaseRow): ContractState {
  const { id, state, returned } = purchase;
  const ids = new Set([id]);
  if (state === 'charged-back') return 'charged-back';
  if (state === 'refunded') return byHistory(bought, ids, 'refunded');
  if (state !== 'paid') return 'begun';
  if (lastRefundOf(bought, ids)?.state === 'approved') return 'going-back';
  return byHistory(bought, ids, returned > 0 ? 'refunded-in-part' : 'running');
}

const sumOf = (purchases: readonly PurchaseRow[], of: 'paid' | 'returned') => ({
  amount: purchases.reduce((sum, one) => sum + one[of], 0),
  currency: purchases[0]?.currency ?? 'EUR',
});

const refundOf = (bought: Bought, ids: ReadonlySet<string>): Contract['refund'] => {
  const refund = lastRefundOf(bought, ids);
  return refund && { state: refund.state, requested_at: isoOf(refund.at) };
};

export const isoOf = (time: string): string => new Date(time).toISOString();
const isoOrNull = (time: string | null): string | null => (time === null ? null : isoOf(time));

const onceKind = (isGift: boolean, seats: number): Contract['kind'] =>
  isGift ? 'gift' : seats > 1 ? 'class-set' : 'course';

function ofPurchase(bought: Bought, purchase: PurchaseRow): OpenContract {
  const order = bought.orders.find(({ transaction }) => transaction === purchase.id);
  const ids = new Set([purchase.id]);
  const contract: Untold = {
    id: purchase.id,
    kind: onceKind(order?.isGift ?? false, purchase.seats),
    plan_name: purchase.plan,
    state: onceState(bought, purchase),
    paid: sumOf([purchase], 'paid'),
    returned: sumOf([purchase], 'returned'),
    open_until: null,
    seats: purchase.seats,
    students: purchase.account === bought.account ? purchase.students : null,
    refund: refundOf(bought, ids),
    payments: [purchase.id],
    begun_at: isoOrNull(order?.at ?? purchase.paidAt),
  };
  return open(contract, purchase.id, order?.id);
}

/** The plan that is paid, and the smaller one that was chosen for the end of its period. */
function plansOf(
  { plan, state, endsAt }: SubscriptionRow,
  purchases: readonly PurchaseRow[],
): Pick<Untold, 'plan_name' | 'next_plan'> {
  const last = purchases.filter(one => one.state === 'paid').at(-1);
  const runs = planThatRuns({ plan, lastPlan: last?.plan ?? null });
  const goesOn = (state === 'active' || state === 'past-due') && endsAt === null;
  const until = isoOrNull(last?.periodEndsAt ?? null);
  const next_plan = goesOn && runs !== plan && until !== null ? { plan_name: plan, at: until } : null;
  return { plan_name: runs, next_plan };
}

function ofSubscription(bought: Bought, subscription: SubscriptionRow, now: Date): OpenContract | null {
  const purchases = bought.purchases.filter(one => one.subscription === subscription.id);
  const [first] = purchases;
  if (!first) return null;
  const order = bought.orders.find(({ transaction }) => transaction === first.id);
  const contract = { ...subscription, payments: purchases };
  const ids = new Set(purchases.map(({ id }) => id));
  const shown: Untold = {
    id: first.id,
    kind: 'subscription',
    ...plansOf(subscription, purchases),
    state: byHistory(bought, ids, subscriptionContractState(contract, now)),
    paid: sumOf(purchases, 'paid'),
    returned: sumOf(purchases, 'returned'),
    open_until: isoOrNull(openUntil(contract)),
    seats: first.seats,
    students: null,
    refund: refundOf(bought, ids),
    payments: [...ids],
    begun_at: isoOrNull(order?.at ?? first.paidAt),
  };
  return open(shown, ...ids, subscription.id, order?.id);
}

const NONE = { seats: 1, students: null, refund: null, payments: [] };

/** An order of which nobody knows a payment. */
function ofOrder(bought: Bought, order: OrderRow): OpenContract {
  const { id, transaction, plan, seats, currency, isGift, at } = order;
  const nothing = { amount: 0, currency };
  const contract: Untold = {
    ...NONE,
    id: transaction ?? id,
    kind: planOf(plan)?.billing === 'once' ? onceKind(isGift, seats) : 'subscription',
    plan_name: plan,
    state: bought.held.some(one => one.order === id && one.isWaiting) ? 'held' : 'begun',
    paid: nothing,
    returned: nothing,
    open_until: null,
    seats,
    begun_at: isoOf(at),
  };
  return open(contract, id, transaction ?? undefined);
}

function ofInvoice(invoice: InvoiceRow, now: Date): OpenContract {
  const {
    request,
    number,
    plan,
    currency,
    total,
    issuedAt,
    dueAt,
    paidAt,
    openUntil: until,
    isCancelled,
  } = invoice;
  const unpaid = Date.parse(dueAt) < now.getTime() ? 'invoice-overdue' : 'invoice-sent';
  const contract: Untold = {
    ...NONE,
    id: number,
    kind: 'school-invoice',
    plan_name: plan,
    state: isCancelled ? 'over' : paidAt === null ? unpaid : 'invoice-paid',
    paid: { amount: paidAt === null ? 0 : total, currency },
    returned: { amount: 0, currency },
    open_until: isoOrNull(until),
    begun_at: isoOf(issuedAt),
  };
  return open(contract, number, request);
}

/** What staff opened without a payment, for an account. */
function ofGrants({ facts }: Bought): OpenContract[] {
  const all = orderFacts(facts.filter((fact): fact is GrantFact => fact.kind === 'grant' && !fact.about));
  const [first] = all;
  const last = all.at(-1);
  if (!first || !last) return [];
  const nothing = { amount: 0, currency: 'EUR' };
  const contract: Untold = {
    ...NONE,
    id: first.id,
    kind: 'grant',
    plan_name: last.subscription ?? 'unlimited',
    state: last.isOpen ? 'running' : 'over',
    paid: nothing,
    returned: nothing,
    open_until: isoOrNull(last.until ?? null),
    begun_at: isoOf(first.at),
  };
  return [open(contract, ...all.map(({ id }) => id))];
}

/** Groups what an account bought by what was agreed to, the newest first. */
export function contractsOf(bought: Bought, now: Date): OpenContract[] {
  const { orders, purchases, subscriptions, invoices } = bought;
  // A checkout that was opened at the provider is a purchase too: until it is paid, its order tells more.
  const isOrder = (id: string): boolean => orders.some(({ transaction }) => transaction === id);
  const told = purchases.filter(({ id, paidAt }) => paidAt !== null || !isOrder(id));
  const known = new Set(told.map(({ id }) => id));
  const since = now.getTime() - BEGUN_DAYS * DAY_MS;
  const begun = orders.filter(
    ({ transaction, at }) => !known.has(transaction ?? '') && Date.parse(at) > since,
  );
  const all = [
    ...told.filter(({ subscription }) => subscription === null).map(one => ofPurchase(bought, one)),
    ...subscriptions.flatMap(one => ofSubscription(bought, one, now) ?? []),
    ...begun.map(one => ofOrder(bought, one)),
    ...invoices.map(one => ofInvoice(one, now)),
    ...ofGrants(bought),
  ];
  const begunAt = ({ contract }: OpenContract): number => Date.parse(contract.begun_at ?? '') || 0;
  return all.toSorted((one, other) => begunAt(other) - begunAt(one));
}
