import type {
  AdjustmentFact,
  Fact,
  GrantFact,
  InvoiceFact,
  PaymentFact,
  TransferFact,
} from '../facts/fact.schema.ts';
import { latestAdjustments, orderFacts } from '../facts/order-facts.rules.ts';

/**
 * `received`: what the provider holds for us. `revenue` and `tax`: what was sold for it, and the tax on it, which the provider
 * passes on. A balance is the provider's to keep: what it pays was received, and sold, with an earlier payment, so that nothing
 * is sold twice for the same money, and revenue is what was received without its tax (ADR 0107).
 * `due`: what schools owe for invoices; `bank`: what they paid of it, which no provider holds.
 */
export type LedgerAccount = 'received' | 'revenue' | 'tax' | 'due' | 'bank';

export interface LedgerLine {
  readonly account: LedgerAccount;
  readonly amount: number;
}

/** Something that happened to money: its lines sum to zero; what staff did has none. Entries are only ever added. */
export interface LedgerEntry {
  /** Names the event in money, so that it is entered once whatever reports it. */
  readonly id: string;
  readonly at: string;
  readonly owner: string;
  readonly purchase: string | null;
  readonly why:
    | 'payment'
    | AdjustmentFact['action']
    | 'grant'
    | 'grant-withdrawn'
    | 'transfer'
    | `invoice-${InvoiceFact['happened']}`;
  readonly currency: string | null;
  readonly lines: readonly LedgerLine[];
}

const linesOf = (amounts: Readonly<Partial<Record<LedgerAccount, number>>>): LedgerLine[] =>
  Object.entries(amounts)
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ account: account as LedgerAccount, amount }));

function paymentEntry(fact: PaymentFact): LedgerEntry {
  const { purchase, account, currency, taken, tax } = fact;
  const at = fact.paidAt ?? fact.at;
  const lines = linesOf({ received: taken, revenue: tax - taken, tax: 0 - tax });
  return { id: `payment ${purchase}`, at, owner: account, purchase, why: 'payment', currency, lines };
}

function adjustmentEntry(fact: AdjustmentFact, owner: string): LedgerEntry {
  const { adjustment, purchase, at, currency, action, total, tax } = fact;
  const sign = action === 'chargeback-reverse' ? -1 : 1;
  const moves = action === 'refund' || action === 'chargeback' || action === 'chargeback-reverse';
  const lines = moves
    ? linesOf({ received: -sign * total, revenue: sign * (total - tax), tax: sign * tax })
    : [];
  return { id: `adjustment ${adjustment}`, at, owner, purchase, why: action, currency, lines };
}

function staffEntry(fact: GrantFact | TransferFact): LedgerEntry {
  const { id, at, account: owner } = fact;
  const why = fact.kind === 'transfer' ? 'transfer' : fact.isOpen ? 'grant' : 'grant-withdrawn';
  const purchase = fact.kind === 'transfer' ? fact.purchase : null;
  return { id: `${fact.kind} ${id}`, at, owner, purchase, why, currency: null, lines: [] };
}

/** An invoice is sold when it is issued, and what it is owed moves to the bank when it is paid. */
function invoiceEntry({
  id,
  at,
  account: owner,
  invoice,
  currency,
  happened,
  total,
  tax,
}: InvoiceFact): LedgerEntry {
  const isSale = happened === 'issued' || happened === 'cancelled';
  const sign = happened === 'issued' || happened === 'paid' ? 1 : -1;
  const lines = linesOf(
    isSale
      ? { due: sign * total, revenue: sign * (tax - total), tax: sign * (0 - tax) }
      : { bank: sign * total, due: sign * (0 - total) },
  );
  return { id, at, owner, purchase: invoice, why: `invoice-${happened}`, currency, lines };
}

/** Returns the entries of facts, each once: payments, what went back, and what staff did. */
export function entriesOf(facts: readonly Fact[]): LedgerEntry[] {
  const payments = new Map<string, PaymentFact>();
  for (const fact of orderFacts(facts))
    if (fact.kind === 'payment' && fact.happened === 'paid' && !payments.has(fact.purchase))
      payments.set(fact.purchase, fact);
  const returned = latestAdjustments(facts.filter(fact => fact.kind === 'adjustment')).flatMap(fact => {
    const paid = payments.get(fact.purchase);
    const counts = fact.status === 'approved' && paid?.currency === fact.currency;
    return counts ? [adjustmentEntry(fact, paid.account)] : [];
  });
  const byStaff = orderFacts(facts.filter(fact => fact.kind === 'grant' || fact.kind === 'transfer'));
  const invoices = orderFacts(facts.filter(fact => fact.kind === 'invoice'));
  return [
    ...[...payments.values()].map(paymentEntry),
    ...returned,
    ...byStaff.map(staffEntry),
    ...invoices.map(invoiceEntry),
  ];
}

/** Whether an entry takes as much as it gives. */
export const isBalanced = ({ lines }: Pick<LedgerEntry, 'lines'>): boolean =>
  lines.reduce((sum, { amount }) => sum + amount, 0) === 0;

/** What an account holds of a currency. */
export const balanceOf = (
  entries: readonly LedgerEntry[],
  account: LedgerAccount,
  currency: string,
): number =>
  entries
    .filter(entry => entry.currency === currency)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.account === account ? sum + line.amount : sum), 0);
