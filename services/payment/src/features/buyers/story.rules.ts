import { planOf } from '@burrow/billing';
import type { ContractEvent } from '@burrow/contracts';
import { takesEffect } from '../../domain/plan-change.rules.ts';
import type { SubscriptionFact } from '../../facts/fact.schema.ts';
import { orderFacts } from '../../facts/order-facts.rules.ts';
import { entriesOf, type LedgerEntry } from '../../ledger/ledger.rules.ts';
import type { Bought } from './bought.types.ts';
import type { AuditRow, RefundRow } from './buyers.queries.ts';
import { isoOf } from './contracts-of.rules.ts';

type What = ContractEvent['what'];

/** What happened to the parts that ids name. */
interface Story extends Pick<Bought, 'orders' | 'facts' | 'refunds' | 'held' | 'audit'> {
  readonly members: ReadonlySet<string>;
}

const told = (at: string, what: What, more: Partial<ContractEvent> = {}): ContractEvent => ({
  at: isoOf(at),
  what,
  money: null,
  plan_name: null,
  date: null,
  reason: null,
  ...more,
});

/** How staff's decision about something is called in the story, where it is the entry of the ledger that tells it. */
const AUDITED: Readonly<Partial<Record<LedgerEntry['why'], string>>> = {
  'invoice-issued': 'invoice-offered',
  'invoice-paid': 'invoice-paid',
  'invoice-returned': 'invoice-payment-withdrawn',
  'invoice-cancelled': 'invoice-closed',
  grant: 'plan-opened',
  'grant-withdrawn': 'plan-closed',
  transfer: 'purchases-transferred',
};

/** The row of the audit that is about an entry: of its kind, and nearest to it in time. */
function auditOf(entry: LedgerEntry, audit: readonly AuditRow[]): AuditRow | undefined {
  const action = AUDITED[entry.why];
  const apart = ({ at }: AuditRow): number => Math.abs(Date.parse(at) - Date.parse(entry.at));
  const isAbout = ({ subject, toAccount }: AuditRow): boolean =>
    entry.why === 'transfer'
      ? toAccount === entry.owner
      : !entry.why.startsWith('grant') || entry.id === `grant ${subject}`;
  return audit
    .filter(one => action !== undefined && one.action === action && isAbout(one))
    .toSorted((one, other) => apart(one) - apart(other))[0];
}

function entryEvent(entry: LedgerEntry, audit: readonly AuditRow[]): ContractEvent {
  const { at, why, currency, lines } = entry;
  const amount = Math.max(0, ...lines.map(line => Math.abs(line.amount)));
  const isMoney = currency !== null && (lines.length > 0 || why === 'payment');
  if (entry.id.startsWith('transfer redeemed ')) return told(at, 'redeemed');
  return told(at, why, {
    money: isMoney ? { amount, currency } : null,
    reason: auditOf(entry, audit)?.reason ?? null,
  });
}

/** When a plan begins that was chosen: a smaller one when what is paid is over; null for at once. */
function beginsAt({ plan: before, periodEndsAt }: SubscriptionFact, plan: string): string | null {
  const [from, to] = [planOf(before), planOf(plan)];
  const isLater = from && to && takesEffect(from, to) === 'at-period-end';
  return isLater && periodEndsAt !== null ? isoOf(periodEndsAt) : null;
}

/** What changed from one state of a subscription to the next. */
function subscriptionEvents(facts: readonly SubscriptionFact[]): ContractEvent[] {
  const events: ContractEvent[] = [];
  let before: SubscriptionFact | null = null;
  for (const fact of orderFacts(facts)) {
    const { at, status, endsAt, plan } = fact;
    const was: SubscriptionFact = before ?? { ...fact, status: 'active', endsAt: null };
    if (was.plan !== plan)
      events.push(told(at, 'plan-changed', { plan_name: plan, date: beginsAt(was, plan) }));
    if (was.status !== status && status !== 'active') events.push(told(at, status));
    if (was.status === 'paused' && status === 'active') events.push(told(at, 'resumed'));
    if (status !== 'ended' && endsAt !== null && was.endsAt !== endsAt)
      events.push(told(at, 'end-chosen', { date: isoOf(endsAt) }));
    if (status === 'active' && endsAt === null && was.endsAt !== null)
      events.push(told(at, 'end-taken-back'));
    before = fact;
    if (status === 'ended') break;
  }
  return events;
}

function refundEvent({ at, rule, reason, amount }: RefundRow, currency: string): ContractEvent {
  const what =
    rule === 'withdrawal' ? 'withdrawn' : rule === 'bought-twice' ? 'bought-twice' : 'refund-asked';
  const money = amount === null ? null : { amount, currency };
  return told(at, what, { money, reason: reason || null });
}

/** Decisions that no entry of the ledger tells. */
const DECIDED = new Set<string>([
  'refund-approved',
  'refund-rejected',
  'payment-accepted',
  'payment-given-back',
]);

/** Everything that happened to a contract, the oldest first: ordered, paid, changed, given back, and what staff decided and why. */
export function storyOf({ members, orders, facts, refunds, held, audit }: Story): ContractEvent[] {
  const isMember = (id: string | null | undefined): boolean => typeof id === 'string' && members.has(id);
  const own = facts.filter(fact =>
    isMember(
      'purchase' in fact
        ? fact.purchase
        : fact.kind === 'invoice'
          ? fact.invoice
          : fact.kind === 'subscription'
            ? fact.subscription
            : fact.id,
    ),
  );
  const currency =
    orders.find(({ id }) => isMember(id))?.currency ??
    own.map(fact => ('currency' in fact ? fact.currency : null)).find(Boolean) ??
    'EUR';
  const failed = orderFacts(own.filter(fact => fact.kind === 'payment' && fact.happened === 'failed'));
  const decided = audit.filter(({ action, subject }) => DECIDED.has(action) && isMember(subject));
  const events = [
    ...orders
      .filter(({ id }) => isMember(id))
      .map(({ at, amount, plan, currency: of }) =>
        told(at, 'begun', { money: { amount, currency: of }, plan_name: plan }),
      ),
    ...failed.map(({ at }) => told(at, 'failed')),
    ...entriesOf(own).map(entry => entryEvent(entry, audit)),
    ...subscriptionEvents(own.filter(fact => fact.kind === 'subscription')),
    ...refunds.filter(({ purchase }) => isMember(purchase)).map(one => refundEvent(one, currency)),
    ...held
      .filter(one => isMember(one.order) || isMember(one.transaction))
      .map(one => told(one.at, 'held', { money: { amount: one.amount, currency: one.currency } })),
    ...decided.map(({ at, action, reason }) => told(at, action as What, { reason })),
  ];
  return events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
