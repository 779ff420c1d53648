/** What one payer agreed to. */
export type ContractKind = 'course' | 'gift' | 'class-set' | 'subscription' | 'school-invoice';

/**
 * How long a contract opens what it is about: `for-good`; `to-paid-end`, the end of the longest period of which we keep the
 * money; `with-grace`, seven days more for a renewal that fails or is late; or `nothing`.
 */
export type Opens = 'nothing' | 'for-good' | 'to-paid-end' | 'with-grace';

/**
 * Where the money of a contract is. `none`: nobody paid; `owed`: an invoice waits for it; `ours`; `partly-ours`: something went
 * back, not what pays for now; `going-back`: it is asked of the provider; `back`: with the buyer; `with-the-bank`: the buyer's
 * bank took it; `disputed`: it is ours, and the bank has warned that it may take it.
 */
export type Money =
  | 'none'
  | 'owed'
  | 'ours'
  | 'partly-ours'
  | 'going-back'
  | 'back'
  | 'with-the-bank'
  | 'disputed';

export type ContractState =
  | 'begun'
  | 'running'
  | 'grace'
  | 'past-due'
  | 'paused'
  | 'cancelled'
  | 'over'
  | 'going-back'
  | 'withdrawn'
  | 'refunded-in-part'
  | 'refunded'
  | 'charged-back'
  | 'warned'
  | 'won-back'
  | 'invoice-sent'
  | 'invoice-paid'
  | 'invoice-overdue';

/** A state: where its money is, and what it opens to each kind of contract that can be in it. */
export interface StateOfContract {
  readonly money: Money;
  readonly opens: Readonly<Partial<Record<ContractKind, Opens>>>;
}

const once = (opens: Opens) => ({ course: opens, gift: opens, 'class-set': opens });

/**
 * State × what it opens × where the money is. What is open follows from the money: something is open if and only if we keep
 * what was paid for it, or granted it; but for grace, and for a bank that has only warned. The service decides by this table,
 * and so does the oracle of the generated histories, each of which finds the state in its own way.
 */
export const CONTRACT_STATES: Readonly<Record<ContractState, StateOfContract>> = {
  /** Ordered and not paid, or declined, or given up. */
  begun: { money: 'none', opens: { ...once('nothing'), subscription: 'nothing' } },
  running: { money: 'ours', opens: { ...once('for-good'), subscription: 'with-grace' } },
  /** A renewal was not paid, for less than seven days. */
  grace: { money: 'ours', opens: { subscription: 'with-grace' } },
  /** A renewal was not paid for longer; the provider still tries. */
  'past-due': { money: 'ours', opens: { subscription: 'with-grace' } },
  /** Nothing is charged until it is resumed, with what is paid or, once that is over, by a new payment; what is paid stays open. */
  paused: { money: 'ours', opens: { subscription: 'to-paid-end' } },
  /** It ends with its period, or has ended at the provider before that while we keep the money. */
  cancelled: { money: 'ours', opens: { subscription: 'to-paid-end' } },
  /** It ended, and so did what was paid. */
  over: { money: 'ours', opens: { subscription: 'to-paid-end' } },
  /** Withdrawn, or a refund was approved: a subscription ends at once, whatever else is still open until the money is back. */
  'going-back': { money: 'going-back', opens: { ...once('for-good'), subscription: 'nothing' } },
  withdrawn: { money: 'back', opens: { ...once('nothing'), subscription: 'nothing' } },
  /** A part of a payment went back, or an older payment: what pays for now is kept. */
  'refunded-in-part': { money: 'partly-ours', opens: { ...once('for-good'), subscription: 'with-grace' } },
  /** What pays for now went back; an older payment that is kept opens its own period to its end. */
  refunded: { money: 'back', opens: { ...once('nothing'), subscription: 'to-paid-end' } },
  /** By whichever of its payments: this month's, or one of a month that is over. */
  'charged-back': { money: 'with-the-bank', opens: { ...once('nothing'), subscription: 'nothing' } },
  warned: { money: 'disputed', opens: { ...once('for-good'), subscription: 'with-grace' } },
  /** The bank gave the money back. The provider's subscription ended with the chargeback, so that there is no grace. */
  'won-back': { money: 'ours', opens: { ...once('for-good'), subscription: 'to-paid-end' } },
  'invoice-sent': { money: 'owed', opens: { 'school-invoice': 'nothing' } },
  'invoice-paid': { money: 'ours', opens: { 'school-invoice': 'to-paid-end' } },
  'invoice-overdue': { money: 'owed', opens: { 'school-invoice': 'nothing' } },
}; // prettier-ignore

/** How long a state opens something to a kind of contract; nothing for one that is never in it. */
export const opensOf = (state: ContractState, kind: ContractKind): Opens =>
  CONTRACT_STATES[state].opens[kind] ?? 'nothing';
